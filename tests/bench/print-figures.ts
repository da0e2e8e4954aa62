import type { Figure } from './figure.ts';

/** A table, for people. */
export function printFigures(figures: Figure[]): void {
  const rows = figures.map(({ name, value, unit, against, ratio, goal, most }) => [
    name,
    `${value.toFixed(1)} ${unit}`,
    against === undefined ? '' : `${against.toFixed(1)} ${unit}`,
    ratio === undefined ? '' : ratio.toFixed(2),
    goal !== undefined ? `≥ ${goal}` : most !== undefined ? `≤ ${most}` : '',
  ]);
  const table = [['', 'Honorar', 'by hand', 'ratio', 'goal'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  console.log();
  for (const row of table) {
    const cells = row.map((cell, i) =>
      i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[0] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
