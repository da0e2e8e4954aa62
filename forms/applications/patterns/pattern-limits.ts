/**
 * The limits of a form's patterns, and of validating answers by them. `docs/decisions/recruitment.md` has the
 * figures.
 */
export const patternLimits = {
  /** Of one pattern. */
  characters: 1000,
  /** Instructions of one compiled pattern. Each letter of an answer may take as many. */
  steps: 2000,
  /** Of all patterns of a form together, each different one counted once: see `weightOfSource`. */
  weight: 40_000,
  /** Instructions times letters, of all answers that are judged in one call. */
  stepsOfCall: 10_000_000,
};

/** A table of Unicode takes as long to compile as this many instructions. */
const tableWeight = 40;

/** The estimated cost of compiling a pattern, before its instructions are known. */
export const weightOfSource = (pattern: string): number =>
  pattern.length + tableWeight * (pattern.match(/\\p/gi)?.length ?? 0);
