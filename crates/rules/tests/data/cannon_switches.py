#!/usr/bin/env python3
"""The second method behind `cannon-switches-perft.json`: counts the actions of Cannon with a dictionary of points.

It follows the texts of the rules line by line and shares nothing with the program. It is slow.

    python3 cannon_switches.py > cannon-switches-perft.json    makes the table
    python3 cannon_switches.py check                           compares the model with `cannon-perft.json`
"""

import json
import pathlib
import sys

EIGHT = [(files, ranks) for files in (-1, 0, 1) for ranks in (-1, 0, 1) if (files, ranks) != (0, 0)]
FORWARD = {"d": 1, "l": -1}
HOME = {"d": 0, "l": 9}
ENEMY = {"d": "l", "l": "d"}
DEFAULT = {
    "long_shot": "first", "retreat_near": "piece", "town": "capture", "retreat_over": "empty", "cannon_of": "soldiers",
}

RULESETS = {
    "off": {},
    "over": {"retreat_over": "any"},
    "pieces": {"cannon_of": "pieces"},
    "both": {"retreat_over": "any", "cannon_of": "pieces"},
    "both_strict": {"retreat_over": "any", "cannon_of": "pieces", "long_shot": "both", "retreat_near": "soldier"},
    "both_checkmate": {"retreat_over": "any", "cannon_of": "pieces", "town": "checkmate"},
}

# Name, depth and position text. The longer names say what the position is made for.
POSITIONS = [
    ("initial", 4, "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d"),
    ("towns_e1_f10", 3, "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d"),
    ("retreat_over_own_soldier", 4, "4L5/10/10/10/4l5/4d5/4d5/10/10/4D5 d"),
    ("retreat_over_enemy_soldier", 4, "4L5/10/10/10/10/4d5/3lll4/10/10/4D5 d"),
    ("retreat_to_occupied_point", 4, "4L5/10/10/10/10/4d5/3ldl4/2d1l1d3/10/4D5 d"),
    ("retreat_at_the_edges", 3, "4L5/10/10/10/l8l/d8d/dl6ld/10/10/4D5 d"),
    ("retreat_from_a_town", 4, "3L6/3d6/3dd5/10/10/10/10/4l5/4ll4/4D5 d"),
    ("retreat_in_a_melee", 3, "4L5/10/2l1ll4/2dldl4/1ldldd4/2ldll4/2d1dd4/10/10/4D5 d"),
    ("retreat_in_a_melee_light", 3, "4L5/10/2l1ll4/2dldl4/1ldldd4/2ldll4/2d1dd4/10/10/4D5 l"),
    ("town_at_the_rear_of_a_file", 4, "4L5/10/10/4l5/4l5/10/10/4d5/4d5/4D5 d"),
    ("town_at_the_rear_of_a_diagonal", 4, "7L2/10/10/10/6l3/5l4/10/3d6/2d7/1D8 d"),
    ("town_in_the_middle", 4, "4L5/10/10/10/10/10/10/10/10/l2dDd1l2 d"),
    ("town_as_the_muzzle", 4, "4L5/10/10/10/10/10/10/10/10/1ll1Ddd3 d"),
    ("town_in_a_line_of_five", 4, "4L5/10/10/10/10/10/10/10/10/ll1ddDdd1l d"),
    ("town_in_one_of_two_cannons_on_one_target", 4, "8L1/10/10/10/4l5/10/2d7/1d2d5/d3d5/4D5 d"),
    ("town_that_blocks_its_own_muzzle", 4, "4L5/10/10/10/10/10/10/10/10/1l1Dddd3 d"),
    ("towns_of_both_sides", 4, "2lLl5/3l6/3l6/10/3d2l3/10/10/4d5/4d5/4D1dd2 d"),
    ("towns_of_both_sides_light", 4, "l1lLl2d2/3l6/3l6/10/3d6/10/10/4d5/4d5/4D1dd2 l"),
    ("towns_under_fire", 3, "3L6/3l6/3l6/10/3dd5/3l1l4/10/3dd5/4d5/3dD5 d"),
    ("corner_of_the_board", 4, "1L7l/l8l/10/10/10/10/10/10/2d6d/ddD4dd1 d"),
    ("everything_in_reach", 3, "3lLl4/4l5/2l1l5/3dd5/2ldl5/3ld5/4l5/3dd5/3dd5/2dDd5 d"),
]


def on_board(point):
    return 0 <= point[0] < 10 and 0 <= point[1] < 10


def plus(point, step, times=1):
    return (point[0] + times * step[0], point[1] + times * step[1])


def read(text):
    """The pieces by point, and the side to move."""
    ranks, side = text.split()
    pieces = {}
    for number, rank in enumerate(ranks.split("/")):
        file = 0
        for letter in rank.replace("10", ".........."):
            if letter in "dlDL":
                pieces[(file, 9 - number)] = letter
            file += int(letter) if letter.isdigit() else 1
        assert file == 10, text
    return pieces, side


def town_of(pieces, side):
    return [point for point, piece in pieces.items() if piece == side.upper()]


def candidates(pieces, side, rules):
    """All actions of a side whose town stands, as a set, before the rule of checkmate."""
    enemy, forward = ENEMY[side], FORWARD[side]
    found = set()

    def empty(point):
        return on_board(point) and point not in pieces

    def holds_enemy(point):
        return pieces.get(point, " ").lower() == enemy

    for point, piece in pieces.items():
        if piece != side:
            continue
        for files in (-1, 0, 1):
            ahead = plus(point, (files, forward))
            if empty(ahead):
                found.add(("step", point, ahead))
        for step in [(-1, forward), (0, forward), (1, forward), (-1, 0), (1, 0)]:
            if holds_enemy(plus(point, step)):
                found.add(("capture", point, plus(point, step)))
        frightening = {"piece": [enemy, enemy.upper()], "soldier": [enemy]}[rules["retreat_near"]]
        if any(pieces.get(plus(point, step)) in frightening for step in EIGHT):
            for files in (-1, 0, 1):
                middle, end = plus(point, (files, -forward)), plus(point, (files, -forward), 2)
                if empty(end) and (empty(middle) or rules["retreat_over"] == "any"):
                    found.add(("retreat", point, end))

    of_cannons = [side, side.upper()] if rules["cannon_of"] == "pieces" else [side]
    for rear in pieces:
        for step in EIGHT:
            if any(pieces.get(plus(rear, step, n)) not in of_cannons for n in range(3)):
                continue
            front = plus(rear, step, 3)
            if not empty(front):
                continue
            if pieces[rear] == side:
                found.add(("shift", rear, front))
            near, far = plus(rear, step, 4), plus(rear, step, 5)
            if holds_enemy(near):
                found.add(("shot", near))
            if holds_enemy(far) and (empty(near) or rules["long_shot"] == "first"):
                found.add(("shot", far))
    return found


def played(pieces, side, action):
    after = dict(pieces)
    if action[0] == "place":
        after[action[1]] = side.upper()
    elif action[0] == "shot":
        del after[action[1]]
    else:
        after[action[2]] = after.pop(action[1])
    return after


def actions(pieces, side, rules):
    """All legal actions. The game must not be over."""
    if not town_of(pieces, side):
        found = {("place", (file, HOME[side])) for file in range(1, 9) if (file, HOME[side]) not in pieces}
    else:
        found = candidates(pieces, side, rules)
    if rules["town"] == "checkmate":
        found = {action for action in found if keeps_town_safe(pieces, side, action, rules)}
    return found


def keeps_town_safe(pieces, side, action, rules):
    enemy, after = ENEMY[side], played(pieces, side, action)
    if not town_of(after, enemy):
        return True
    return not any(reply[-1] in town_of(after, side) for reply in candidates(after, enemy, rules) if reply[0] in ("capture", "shot"))


def perft(pieces, side, rules, depth):
    found = actions(pieces, side, rules)
    if depth == 1:
        return len(found)
    total = 0
    for action in found:
        after = played(pieces, side, action)
        takes_town = action[0] in ("capture", "shot") and pieces[action[-1]] == ENEMY[side].upper()
        if not takes_town:
            total += perft(after, ENEMY[side], rules, depth - 1)
    return total


def counts(text, rules, depth):
    pieces, side = read(text)
    return [perft(pieces, side, {**DEFAULT, **rules}, n) for n in range(1, depth + 1)]


def make_table():
    lines = []
    for name, depth, text in POSITIONS:
        by_rules = []
        for ruleset, rules in RULESETS.items():
            by_rules.append(f"    {json.dumps(ruleset)}: {json.dumps(counts(text, rules, depth))}")
            print(name, by_rules[-1].strip(), file=sys.stderr)
        perfts = ",\n".join(by_rules)
        lines.append(f'  {{\n   "id": "{name}",\n   "position": "{text}",\n   "perft": {{\n{perfts}\n   }}\n  }}')
    rulesets = ",\n".join(f"  {json.dumps(name)}: {json.dumps(rules)}" for name, rules in RULESETS.items())
    positions = ",\n".join(lines)
    about = "Cannon: number of action sequences of length 1, 2, 3, ... for the switches retreat_over and cannon_of, made by " \
        "cannon_switches.py. The switches of a ruleset that are not named have their default values."
    print(f'{{\n "about": {json.dumps(about)},\n "rulesets": {{\n{rulesets}\n }},\n "positions": [\n{positions}\n ]\n}}')


def check():
    table = json.loads(pathlib.Path(__file__).with_name("cannon-perft.json").read_text())
    words = {"first-point-empty": "first", "both-points-empty": "both", "any-piece": "piece", "soldier": "soldier"}
    compared = 0
    for entry in table["positions"]:
        for name, switches in table["switches"].items():
            expected = entry["perft"][name][:3]
            found = counts(entry["position"], {switch: words[word] for switch, word in switches.items()}, len(expected))
            assert found == expected, (entry["id"], name, found, expected)
            compared += len(expected)
    print(f"{compared} counts agree")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else make_table()
