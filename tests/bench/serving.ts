import { type Case, cases, withWorld } from './cases.ts';
import type { Figure } from './figure.ts';
import { printFigures } from './print-figures.ts';

/**
 * Runs the cases named, or all, and prints each as it ends. One that fails is told and takes no other with it;
 * gives the names of those that did.
 */
export async function serving(
  report: (message: string) => void,
  names: string[],
  isSmall: boolean,
): Promise<string[]> {
  const chosen = Object.entries<Case>(cases).filter(
    ([name, { isLong }]) => names.includes(name) || (names.length === 0 && !(isSmall && isLong)),
  );
  const figures: Figure[] = [];
  const failed: string[] = [];
  await withWorld(report, async (world) => {
    for (const [name, { title, run }] of chosen) {
      report(title);
      try {
        const measured = await run(world);
        for (const figure of measured) console.log(JSON.stringify(figure));
        figures.push(...measured);
      } catch (error) {
        failed.push(name);
        report(`  failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
  printFigures(figures);
  return failed;
}
