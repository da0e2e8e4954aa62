import type { PatternBudget } from '../checks/check-pattern.ts';

/** The program of a compiled pattern, as far as lengths are read off it: see `Inst` of re2js. */
export interface PatternProgram {
  start: number;
  inst: readonly { op: number; out: number; arg: number; runes: { length: number } }[];
}

const op = { alt: 1, altMatch: 2, capture: 3, emptyWidth: 4, fail: 5, match: 6, nop: 7, rune: 8 };
const beginOfText = 4;
const endOfText = 8;
/** A place of the program takes as long to look at as this many instructions to run. */
const costOfPlace = 3;

/**
 * Whether some text of so many letters can match. False is certain: letters that may not follow each other and edges
 * of words are treated as satisfiable, and beyond the budget it is left undecided. All texts of a length are
 * walked through at once, as sets of places.
 */
export function hasMatchOfLength(
  program: PatternProgram,
  [least, most]: readonly [number, number],
  budget: PatternBudget,
): boolean {
  const { start, inst } = program;
  let [places, isOpen] = [[start], false];
  for (let length = 0; length <= most; length++) {
    // Both ways a place can be reached: where more may follow, and behind `$`.
    const seen = [new Set<number>(), new Set<number>()] as const;
    const next = new Set<number>();
    let ends = false;
    const stack = places.map((at) => ({ at, isAtEnd: false }));
    for (let one = stack.pop(); one; one = stack.pop()) {
      const { at, isAtEnd } = one;
      const known = seen[isAtEnd ? 1 : 0];
      const here = inst[at];
      if (!here || known.has(at)) continue;
      known.add(at);
      if (!budget.take(costOfPlace)) return true;
      if (here.op === op.match) {
        ends = true;
        isOpen ||= !isAtEnd;
      } else if (here.op === op.emptyWidth) {
        if (here.arg & beginOfText && length > 0) continue;
        stack.push({ at: here.out, isAtEnd: isAtEnd || (here.arg & endOfText) !== 0 });
      } else if (here.op >= op.rune) {
        const takesSome = here.op !== op.rune || here.runes.length > 0;
        if (takesSome && !isAtEnd) next.add(here.out);
      } else if (here.op !== op.fail) {
        stack.push({ at: here.out, isAtEnd });
        if (here.op === op.alt || here.op === op.altMatch) stack.push({ at: here.arg, isAtEnd });
      }
    }
    if (length >= least && (ends || isOpen)) return true;
    // A match may begin behind any letter.
    places = [...next, start];
  }
  return false;
}
