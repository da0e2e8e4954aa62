import { RE2JS } from 're2js';
import type { PatternBudget } from '../checks/check-pattern.ts';
import { hasMatchOfLength, type PatternProgram } from './match-lengths.ts';
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
