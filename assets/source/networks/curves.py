"""Draws the losses of a training as SVG."""

WIDTH, HEIGHT, MARGIN = 720, 400, 56
COLOURS = {"training": "#8a8f98", "validation": "#1f5fa8"}


def svg(curve):
    """The picture of training and validation loss by step."""
    values = [point[name] for point in curve for name in COLOURS]
    low, high, last = min(values), max(values), curve[-1]["step"]
    high = high if high > low else low + 1e-9

    def place(step, value):
        x = MARGIN + (WIDTH - 2 * MARGIN) * step / last
        y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for value in (low, high):
        x, y = place(0, value).split(",")
        parts.append(f'<text x="{float(x) - 6:.1f}" y="{float(y) + 4:.1f}" text-anchor="end">{value:.4f}</text>')
    for row, (name, colour) in enumerate(COLOURS.items()):
        line = " ".join(place(point["step"], point[name]) for point in curve)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - MARGIN}" y="{MARGIN + 18 * row}" text-anchor="end" fill="{colour}">{name} loss</text>')
    parts.append(f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - MARGIN + 24}" text-anchor="end">{last} steps</text></svg>')
    return "\n".join(parts) + "\n"
