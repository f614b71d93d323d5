#!/usr/bin/env python3
"""The second method behind `tank-chess-exits-perft.json`: counts the actions of Tank Chess square by square.

It follows the text of the rules and the table of units of the printed game, and shares nothing with the program. It is slow.

    python3 tank_chess_exits.py > tank-chess-exits-perft.json    makes the table
    python3 tank_chess_exits.py check                            compares the model with `tank-chess-perft.json`
"""

import json
import pathlib
import re
import sys

FACINGS = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1), "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1)}
NAMES = list(FACINGS)
STEPS = list(FACINGS.values())
AHEAD, TURRET = [0], [0, -1, 1]

# Speed, armour at the front, side and rear, gun, aims relative to the facing.
UNITS = {
    "H": (3, (3, 2, 1), 3, TURRET),
    "M": (4, (2, 1, 0), 2, TURRET),
    "L": (5, (1, 0, 0), 1, TURRET),
    "C": (5, (1, 0, 0), 1, TURRET),
    "T": (4, (2, 1, 0), 4, AHEAD),
    "R": (3, (1, 0, 0), 5, AHEAD),
}

# Name, depth and position text. White leaves over the upper edge, Black over the lower one.
POSITIONS = [
    ("basic_16", 2, "3hS2mS1cS1mS2hS2/1#2##10/1#1lS##lS1mS1lS##lS2/1#2#11/7##7/6#####2##1/2##10#1/2###11/11###2/1#10##2/"
     "1##2#####6/7##7/11#2#1/2LN##LN1MN1LN##LN1#1/10##2#1/2HN2MN1CN1MN2HN3 w"),
    ("on_the_edge_facing_ahead", 3, "6CN5/12/12/12/12/12/12/12/12/12/12/cS11 w"),
    ("on_the_edge_facing_a_diagonal", 3, "6CNE5/12/12/12/12/12/12/12/12/12/12/cS11 w"),
    ("one_rank_short_facing_back", 3, "12/6CS5/12/12/12/12/12/12/12/12/12/cE11 w"),
    ("four_diagonal_steps_then_off", 2, "12/12/12/12/6CNE5/12/12/12/12/12/12/cS11 w"),
    ("four_diagonal_steps_to_the_corner", 2, "12/12/12/12/7CNE4/12/12/12/12/12/12/cS11 w"),
    ("in_the_corner_facing_over_it", 3, "CNW11/12/12/12/12/12/12/12/12/12/12/11cS w"),
    ("beside_the_corner", 3, "1CW10/#11/12/12/12/12/12/12/12/12/12/11cS w"),
    ("edge_walled_off_but_for_a_gap", 3, "#####1######/4CN7/12/12/12/12/12/12/12/12/12/11cS w"),
    ("gap_that_only_a_diagonal_passes", 2, "#####1######/12/12/12/1CNE10/12/12/12/12/12/12/11cS w"),
    ("black_facing_back", 3, "11CW/12/12/12/12/12/12/12/12/12/5cN6/12 b"),
    ("black_on_a_diagonal", 2, "11CW/12/12/12/12/12/12/5cSE6/12/12/12/12 b"),
    ("black_to_the_corner", 2, "11CW/12/12/12/12/12/12/7cSE4/12/12/12/12 b"),
    ("white_bars_a_diagonal_exit", 2, "11CW/12/12/12/12/12/12/5cSE6/12/7LE4/12/12 w"),
    ("both_commands_close_with_tanks", 2, "3x8/5CS2mS3/4#7/2hE9/12/12/12/12/9MN2/6#5/4LN1cN5/2x9 w"),
    ("both_commands_close_with_tanks_black", 2, "3x8/5CS2mS3/4#7/2hE9/12/12/12/12/9MN2/6#5/4LN1cN5/2x9 b"),
    ("guns_of_all_kinds", 2, "12/4CS7/1lE3rS6/12/3tE8/12/8TW3/12/2RN6MN2/12/7cN4/12 w"),
    ("guns_of_all_kinds_black", 2, "12/4CS7/1lE3rS6/12/3tE8/12/8TW3/12/2RN6MN2/12/7cN4/12 b"),
]


class State:
    """Units by square as (side, letter, facing), and the squares with an obstacle or a wreck."""

    def __init__(self, size, side, units, blocks):
        self.size, self.side, self.units, self.blocks = size, side, units, blocks

    def on_board(self, square):
        return 0 <= square[0] < self.size and 0 <= square[1] < self.size

    def may_leave_from(self, square):
        """Whether the Command of the side to move may leave from a square of the far rank. Objectives restrict it."""
        return True

    def is_free(self, square, own):
        """Whether a unit that began its move on `own` can enter a square, or fire over it."""
        return self.on_board(square) and square not in self.blocks and (square == own or square not in self.units)


def toward(square, facing, distance=1):
    files, ranks = STEPS[facing % 8]
    return (square[0] + files * distance, square[1] + ranks * distance)


def read(text):
    ranks, side = text.split()
    rows = ranks.split("/")
    units, blocks = {}, set()
    for number, row in enumerate(rows):
        file, rank = 0, len(rows) - 1 - number
        for token in re.findall(r"\d+|[#x]|[A-Za-wyz](?:NE|NW|SE|SW|N|E|S|W)", row):
            if token.isdigit():
                file += int(token)
                continue
            if token in "#x":
                blocks.add((file, rank))
            else:
                units[(file, rank)] = ("w" if token[0].isupper() else "b", token[0].upper(), NAMES.index(token[1:]))
            file += 1
        assert file == len(rows), (row, file)
    return State(len(rows), side, units, blocks)


def moves(state, start, exits):
    """The stances in which the unit on a square can end its move, and whether it can leave the board."""
    side, letter, facing = state.units[start]
    speed = UNITS[letter][0]
    forward, last = (1, state.size - 1) if side == "w" else (-1, 0)
    leaves = False
    reached, newest = {(start, facing)}, [(start, facing)]
    for _ in range(speed):
        following = []
        for square, looking in newest:
            ahead = toward(square, looking)
            if letter == "C" and square[1] == last and STEPS[looking][1] == forward and 0 <= ahead[0] < state.size:
                leaves |= (exits == "any" or STEPS[looking][0] == 0) and state.may_leave_from(square)
            options = [(square, (looking + 1) % 8), (square, (looking - 1) % 8)]
            if state.is_free(ahead, start):
                options.append((ahead, looking))
            for option in options:
                if option not in reached:
                    reached.add(option)
                    following.append(option)
        newest = following
    behind = toward(start, facing + 4)
    if state.is_free(behind, start):
        reached.add((behind, facing))
    return reached - {(start, facing)}, leaves


def destroys(state, letter, flight, target):
    """Whether a gun destroys the unit on a square that its shell hits in this direction."""
    _, struck, facing = state.units[target]
    front, flank, rear = UNITS[struck][1]
    armour = front if (flight - facing) % 8 == 4 else rear if flight % 8 == facing else flank
    return UNITS[letter][2] > armour


def targets(state, start, square, facing):
    """The enemies that the unit from `start` destroys after its move to this stance."""
    side, letter, _ = state.units[start]
    hit = set()

    def is_enemy(other):
        return other != start and state.units.get(other, (side,))[0] != side

    if letter == "R":
        hit = {toward(square, facing, distance) for distance in (3, 4, 5) if is_enemy(toward(square, facing, distance))}
        return {target for target in hit if destroys(state, letter, facing, target)}
    for aim in UNITS[letter][3]:
        distance = 1
        while state.is_free(toward(square, facing + aim, distance), start):
            distance += 1
        target = toward(square, facing + aim, distance)
        if distance >= 2 and is_enemy(target) and destroys(state, letter, facing + aim, target):
            hit.add(target)
    return hit


def actions(state, exits):
    """All actions as (from, to, facing, target); an exit is (from, None, None, None)."""
    found = []
    for start, (side, _, _) in state.units.items():
        if side != state.side:
            continue
        stances, leaves = moves(state, start, exits)
        if leaves:
            found.append((start, None, None, None))
        for square, facing in stances:
            found.append((start, square, facing, None))
            found.extend((start, square, facing, target) for target in targets(state, start, square, facing))
    return found


def perft(state, exits, depth):
    found = actions(state, exits)
    if depth == 1:
        return len(found)
    total = 0
    for start, square, facing, target in found:
        if square is None or target and state.units[target][1] == "C":
            continue
        units, blocks = dict(state.units), state.blocks
        side, letter, _ = units.pop(start)
        units[square] = (side, letter, facing)
        if target:
            del units[target]
            blocks = blocks | {target}
        total += perft(State(state.size, "b" if side == "w" else "w", units, blocks), exits, depth - 1)
    return total


def make_table():
    lines = []
    for name, depth, text in POSITIONS:
        state = read(text)
        by_exits = {exits: [perft(state, exits, n) for n in range(1, depth + 1)] for exits in ("any", "straight")}
        print(name, by_exits, file=sys.stderr)
        perfts = ",\n".join(f"    {json.dumps(exits)}: {json.dumps(counted)}" for exits, counted in by_exits.items())
        lines.append(f'  {{\n   "id": "{name}",\n   "position": "{text}",\n   "perft": {{\n{perfts}\n   }}\n  }}')
    positions = ",\n".join(lines)
    about = "Tank Chess: number of action sequences of length 1, 2, 3, ... for the switch exit, made by tank_chess_exits.py. " \
        "Shots that destroy nothing do not count."
    print(f'{{\n "about": {json.dumps(about)},\n "positions": [\n{positions}\n ]\n}}')


def check():
    def square(name):
        return (ord(name[0]) - ord("A"), int(name[1:]) - 1)

    table = json.loads(pathlib.Path(__file__).with_name("tank-chess-perft.json").read_text())
    start = read(POSITIONS[0][2])
    expected = table["boards"]["basic-16"]["perft_effective"]
    assert [perft(start, "any", n) for n in (1, 2)] == expected[:2]
    compared = 2
    for entry in table["positions"]:
        units = {square(piece["square"]): (piece["side"], piece["type"], NAMES.index(piece["facing"])) for piece in entry["pieces"]}
        state = State(entry["size"], entry["side_to_move"], units, {square(name) for name in entry["obstacles"]})
        found = actions(state, "any")
        assert len(found) == entry["actions_effective"], entry["name"]
        assert any(action[1] is None for action in found) == entry["escape"], entry["name"]
        for depth, count in enumerate(entry.get("perft_effective", [])[:2], 1):
            assert perft(state, "any", depth) == count, (entry["name"], depth)
            compared += 1
        compared += 2
    print(f"{compared} values agree")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else make_table()
