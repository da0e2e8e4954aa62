import { type Case, cases, withWorld } from './cases.ts';
import { type Figure, isMet } from './figure.ts';
import { printFigures } from './print-figures.ts';
import { slowness } from './slowness.ts';

export type Outcome = { failed: string[]; missed: string[] };

/**
 * Runs the named cases, or all, and prints each as it ends, with its target. One that fails stops
 * no other. The small form checks nothing: its figures are of a few rows.
 */
export async function serving(
  report: (message: string) => void,
  names: string[],
  isSmall: boolean,
): Promise<Outcome> {
  const chosen = Object.entries<Case>(cases).filter(
    ([name, { isLong }]) => names.includes(name) || (names.length === 0 && !(isSmall && isLong)),
  );
  const figures: Figure[] = [];
  const failed: string[] = [];
  await withWorld(report, async (world) => {
    for (const [name, { title, run }] of chosen) {
      report(title);
      try {
        const before = isSmall ? 1 : await slowness();
        const measured = await run(world);
        const meanwhile = isSmall ? 1 : (before + (await slowness())) / 2;
        const judged = measured.map((figure) => ({ ...figure, slowness: meanwhile }));
        printFigures(judged, !isSmall);
        figures.push(...judged);
      } catch (error) {
        failed.push(name);
        report(`  failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
  if (chosen.length > 1) {
    console.log();
    printFigures(figures, !isSmall);
  }
  const missed = figures.filter((figure) => isMet(figure) === false).map(({ name }) => name);
  return { failed, missed: isSmall ? [] : missed };
}
