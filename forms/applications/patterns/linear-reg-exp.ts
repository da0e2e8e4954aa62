import { RE2JS } from 're2js';
import type { PatternBudget } from '../checks/check-pattern.ts';
import { weightOfSource } from './pattern-limits.ts';

interface LinearRegExp {
  test(text: string): boolean;
  /** Instructions of the compiled pattern: each letter of a text may take as many. */
  readonly steps: number;
  /** Whether some text of so many letters can match; false is certain. */
  hasMatchOfLength(lengths: readonly [number, number], budget: PatternBudget): boolean;
  toString(): string;
}

interface Compiled {
  engine: RE2JS;
  steps: number;
  weight: number;
}

/** Compiled patterns in the order of their last use. Forms share them, and none holds its own. */
const compiled = new Map<string, Compiled>();
/** A unit of weight takes up to 0.6 kB, so all of them stay below some 60 MB. */
const mostWeight = 100_000;
let weight = 0;

/**
 * A recruiter's pattern as RE2 reads it: an answer takes time in proportion to its length, whatever the pattern, and
 * browser and server run the same engine. It is compiled when it is first used, and throws then what RE2 does not
 * have, such as a look-ahead or a back reference.
 */
export function linearRegExp(pattern: string): LinearRegExp {
  return {
    test: (text) => compile(pattern).engine.matcher(text).find(),
    get steps() {
      return compile(pattern).steps;
    },
    hasMatchOfLength: (lengths, budget) =>
      hasMatchOfLength(programOf(compile(pattern).engine), lengths, budget),
    // Ajv identifies patterns by their source.
    toString: () => `/${pattern}/`,
  };
}

/** The name by which a written-out validator takes it, as a parameter. */
linearRegExp.code = 'linearRegExp';

function compile(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) {
    compiled.delete(pattern);
    compiled.set(pattern, known);
    return known;
  }
  const engine = RE2JS.compile(pattern);
  const steps = engine.programSize();
  const one = { engine, steps, weight: steps + weightOfSource(pattern) };
  weight += one.weight;
  compiled.set(pattern, one);
  for (const [oldest, { weight: freed }] of compiled) {
    if (weight <= mostWeight || oldest === pattern) break;
    compiled.delete(oldest);
    weight -= freed;
  }
  return one;
}

/** The engine does not publish its program, so the version of it is fixed, and a test reads lengths off it. */
const programOf = (engine: RE2JS): PatternProgram =>
  (engine as unknown as { re2Input: { prog: PatternProgram } }).re2Input.prog;

/** The program of a compiled pattern, as far as lengths are read off it: see `Inst` of re2js. */
interface PatternProgram {
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
function hasMatchOfLength(
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
