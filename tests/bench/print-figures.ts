import { type Figure, isMet } from './figure.ts';

const VERDICTS = new Map([
  [true, 'met'],
  [false, 'MISSED'],
]);

/** Prints a table for people. */
export function printFigures(figures: Figure[], areJudged: boolean): void {
  const rows = figures.map((figure) => {
    const { name, value, unit, against, ratio, goal, most, slowness } = figure;
    const verdict = isMet(figure);
    return [
      name,
      `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`,
      against === undefined ? '' : `${against.toFixed(against < 10 ? 2 : 1)} ${unit}`,
      ratio === undefined ? '' : ratio.toFixed(2),
      goal !== undefined ? `≥ ${goal}` : most !== undefined ? `≤ ${most}` : '',
      slowness === undefined ? '' : slowness.toFixed(1),
      (areJudged && verdict !== null && VERDICTS.get(verdict)) || '',
    ];
  });
  const table = [['', 'Honorar', 'by hand', 'ratio', 'goal', 'slowness', ''], ...rows];
  const widths = (table[0] ?? []).map((_, i) =>
    Math.max(...table.map((row) => row[i]?.length ?? 0)),
  );
  for (const row of table) {
    const cells = row.map((cell, i) =>
      i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[0] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
}
