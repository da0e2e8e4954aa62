import type { Refusal } from '#portal/app/errors/Refusal.ts';

/** Which refusals each line has to answer. */
export function refusalsByLine(refusals: readonly Refusal[]): Map<number, Refusal[]> {
  const ofLines = refusals.filter(({ path }) => /^lines\.\d+\./.test(path));
  return Map.groupBy(ofLines, ({ path }) => Number(path.split('.')[1]));
}
