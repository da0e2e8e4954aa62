import type { Refusal } from '#portal/app/errors/refusalText.ts';

const lineOf = (path: string): number | null => {
  const [, line] = /^lines\.(\d+)\./.exec(path) ?? [];
  return line === undefined ? null : Number(line);
};

/**
 * Refusals in the order of the fields of a page, so that they can be corrected from top to bottom. A folded line shows none
 * of its fields: its refusals come before those of the next line.
 */
export function inPageOrder(refusals: readonly Refusal[], fields: readonly string[]): Refusal[] {
  const placeOf = ({ path }: Refusal) => {
    const at = fields.indexOf(path);
    const line = lineOf(path);
    if (at >= 0 || line === null) return at < 0 ? fields.length : at;
    const next = fields.findIndex((field) => field === 'lines' || (lineOf(field) ?? -1) > line);
    return next < 0 ? fields.length : next - 0.5;
  };
  return refusals.toSorted((one, other) => placeOf(one) - placeOf(other));
}
