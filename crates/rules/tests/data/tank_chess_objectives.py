#!/usr/bin/env python3
"""The second method behind `tank-chess-objectives-perft.json`: counts the actions of Tank Chess under the objectives.

It follows the text of the rules, square by square, on top of the model in `tank_chess_exits.py`, and shares nothing with the
program. It is slow.

    python3 tank_chess_objectives.py > tank-chess-objectives-perft.json
"""

import json
import re
import sys

import tank_chess_exits as model

# Name, depth and position text.
POSITIONS = [
    ("hold_one_square_from_afar", 3, "cS#10/##10/12/12/12/12/5LN6/12/12/12/10##/10#CN w hold:F8/2"),
    ("hold_is_won_by_turning", 3, "cS#10/##10/12/12/5LN6/12/12/12/12/12/10##/10#CN w hold:F8/2,held:w1"),
    ("hold_for_three_turns", 4, "cS#10/##10/5###4/5#1#4/5#LN#4/5#1#4/5###4/12/12/12/10##/10#CN w hold:G8/3"),
    ("hold_by_black", 4, "cS#10/##10/5###4/5#1#4/5#lN#4/5#1#4/5###4/12/12/12/10##/10#CN w hold:G8/3,held:b1"),
    ("hold_is_lost_when_the_holder_is_shot", 3, "cS#10/##10/12/12/5LS6/12/12/5mN6/12/12/10##/10#CN b hold:F8/3,held:w2"),
    ("no_wreck_on_a_marked_square", 3, "cS#10/##10/4#1#5/4#1#5/4#LS#5/12/12/5mN6/12/12/10##/10#CN b hold:F8/3,held:w1"),
    ("hold_is_contested_on_four_squares", 2, "cS11/12/12/5lS6/5LS6/12/12/12/12/12/12/11CN w hold:F8+G8+F9+G9/3"),
    ("hold_count_of_the_enemy_goes_on", 3, "cS#10/##10/12/12/5lS6/12/12/12/12/12/10##/10#CN w hold:F8/3,held:b1"),
    ("escort_beside_the_exit", 2, "5CN6/12/12/12/12/12/12/12/12/12/##10/cS#10 w escort:G12+H12-E1+F1"),
    ("escort_on_the_exit", 3, "5#CNE#4/5###4/12/12/12/12/12/12/12/12/##10/cS#10 w escort:G12-E1+F1"),
    ("escort_in_line_with_the_exit", 2, "12/12/12/4CN7/12/12/12/12/12/12/##10/cS#10 w escort:H12-E1"),
    ("escort_of_black", 2, "10#CW/10##/12/12/12/12/12/12/12/12/5cS6/12 b escort:G12+H12-E1+G1"),
    ("escort_where_a_tank_bars_the_only_exit", 2, "6lS5/12/6CN5/12/12/12/12/12/12/12/##10/cS#10 w escort:G12-E1"),
    ("escort_with_a_shot_at_the_exit", 2, "6lS5/12/12/6MN5/7CN4/12/12/12/12/12/##10/cS#10 w escort:G12-E1"),
    ("depot_in_line", 3, "cS#10/##10/12/12/12/5MN6/12/12/12/12/10##/10#CN w depots:A6-F11/1"),
    ("depot_too_thick_for_a_light_tank", 2, "cS11/12/12/12/12/5LN6/12/12/12/12/12/11CN w depots:A6-F11/1"),
    ("depot_next_to_the_gun", 3, "cS#10/##10/12/12/5MN6/12/12/12/12/12/10##/10#CN w depots:A6-F9/0"),
    ("depot_and_mortar", 3, "cS#10/##10/12/5#6/12/5RN6/12/12/12/12/10##/10#CN w depots:A6-F11/4"),
    ("depots_shield_units", 2, "cS11/5mS6/12/12/12/12/5MN6/12/12/12/12/11CN b depots:F5-F10/1"),
    ("depot_of_white_in_line", 3, "cS#10/##10/12/12/5hS6/12/12/12/12/12/10##/10#CN b depots:F3-K11/2"),
    ("three_tanks_and_a_kill", 2, "cS#10/##10/12/5lE4lS1/12/5MN6/4LN7/12/12/12/10##/10#CN w survivors:2"),
    ("one_tank_and_a_kill", 3, "cS#10/##10/12/5lE6/12/5MN6/12/12/12/12/10##/10#CN w survivors:1"),
    ("nobody_leaves_from_the_edge", 2, "6CN5/12/12/12/12/12/12/5lS6/4LN7/12/##10/cS#10 w survivors:1"),
]


def read_square(name):
    return (ord(name[0]) - ord("A"), int(name[1:]) - 1)


class State(model.State):
    """A position with an objective. `held` is the side that holds the marked squares with its number of turns, or None."""

    def __init__(self, size, side, units, blocks, objective, held):
        super().__init__(size, side, units, blocks)
        self.objective, self.held = objective, held

    def may_leave_from(self, square):
        if self.objective["kind"] == "survivors":
            return False
        return self.objective["kind"] != "escort" or square in self.objective[self.side]

    def is_kept_open(self, square):
        return any(square in self.objective.get(key, ()) for key in ("squares", "w", "b")) and self.objective["kind"] in ("hold", "escort")


def read(text):
    board, side, remarks = text.split()
    plain = model.read(f"{board} {side}")
    objective, held, blocks = None, None, set(plain.blocks)
    for remark in remarks.split(","):
        kind, value = remark.split(":")
        if kind == "held":
            held = (value[0], int(value[1:]))
            continue
        numbers = [int(number) for number in re.findall(r"/(\d+)$|^(\d+)$", value)[0] if number] if kind != "escort" else []
        sides = [[read_square(name) for name in part.split("+")] for part in value.split("/")[0].split("-")] if kind != "survivors" else []
        objective = {"kind": kind, "number": numbers[0] if numbers else None}
        if kind == "hold":
            objective["squares"] = sides[0]
        elif kind in ("escort", "depots"):
            objective["w"], objective["b"] = sides
    if objective["kind"] == "depots":
        blocks |= {objective["w"][0], objective["b"][0]}
    return State(plain.size, side, plain.units, blocks, objective, held)


def other(side):
    return "b" if side == "w" else "w"


def hits_depot(state, start, square, facing):
    """Whether the unit from `start` destroys the enemy depot from this stance."""
    if state.objective["kind"] != "depots":
        return False
    depot = state.objective[other(state.side)][0]
    letter = state.units[start][1]
    if model.UNITS[letter][2] <= state.objective["number"]:
        return False
    if letter == "R":
        return any(model.toward(square, facing, distance) == depot for distance in (3, 4, 5))
    for aim in model.UNITS[letter][3]:
        distance = 1
        while state.is_free(model.toward(square, facing + aim, distance), start):
            distance += 1
        if distance >= 2 and model.toward(square, facing + aim, distance) == depot:
            return True
    return False


def actions(state):
    """All actions as in the model, with the text `depot` as the target of a shot at the depot."""
    found = model.actions(state, "any")
    for start, square, facing, target in list(found):
        if square is not None and target is None and hits_depot(state, start, square, facing):
            found.append((start, square, facing, "depot"))
    return found


def after(state, action):
    """The state after an action; None if the game is over."""
    start, square, facing, target = action
    if square is None or target == "depot":
        return None
    units, blocks = dict(state.units), set(state.blocks)
    side, letter, _ = units.pop(start)
    units[square] = (side, letter, facing)
    if target:
        if units.pop(target)[1] == "C":
            return None
        if not state.is_kept_open(target):
            blocks.add(target)
    objective, held = state.objective, None
    if objective["kind"] == "hold":
        present = {units[marked][0] for marked in objective["squares"] if marked in units}
        if present == {side}:
            held = (side, (state.held[1] if state.held and state.held[0] == side else 0) + 1)
            if held[1] >= objective["number"]:
                return None
        elif present == {other(side)} and state.held and state.held[0] == other(side):
            held = state.held
    if objective["kind"] == "survivors":
        for owner in "wb":
            if sum(unit[0] == owner and unit[1] != "C" for unit in units.values()) < objective["number"]:
                return None
    return State(state.size, other(side), units, blocks, objective, held)


def perft(state, depth):
    found = actions(state)
    if depth == 1:
        return len(found)
    nexts = (after(state, action) for action in found)
    return sum(perft(following, depth - 1) for following in nexts if following)


def make_table():
    lines = []
    for name, depth, text in POSITIONS:
        counted = [perft(read(text), n) for n in range(1, depth + 1)]
        print(name, counted, file=sys.stderr)
        lines.append(f'  {{"id": "{name}", "position": "{text}", "perft": {json.dumps(counted)}}}')
    positions = ",\n".join(lines)
    about = "Tank Chess: number of action sequences of length 1, 2, 3, ... under the objectives, made by tank_chess_objectives.py. " \
        "Shots that destroy nothing do not count."
    print(f'{{\n "about": {json.dumps(about)},\n "positions": [\n{positions}\n ]\n}}')


if __name__ == "__main__":
    make_table()
