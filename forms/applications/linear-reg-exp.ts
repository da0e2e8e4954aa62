import { RE2JS } from 're2js';

interface LinearRegExp {
  test(text: string): boolean;
  /** How much may have to be done for each letter. */
  steps: number;
  toString(): string;
}

const known = new Map<string, LinearRegExp>();
/** Steps of all that are known, which is what they take of memory. */
const most = 200_000;
let steps = 0;

/**
 * A recruiter's pattern as RE2 reads it: no answer takes longer than its length, whatever the pattern, and browser
 * and server run the same engine. Throws for what RE2 has not, such as a look-ahead or a back reference.
 */
export function linearRegExp(pattern: string): LinearRegExp {
  const there = known.get(pattern);
  if (there) return there;
  const compiled = RE2JS.compile(pattern);
  const one: LinearRegExp = {
    test: (text) => compiled.matcher(text).find(),
    steps: compiled.programSize(),
    // Ajv keeps patterns apart by what they are written as.
    toString: () => `/${pattern}/`,
  };
  steps += one.steps;
  if (steps > most) {
    known.clear();
    steps = one.steps;
  }
  known.set(pattern, one);
  return one;
}

/** How a written-out validator names it, which is given to it where it is loaded. */
linearRegExp.code = 'linearRegExp';
