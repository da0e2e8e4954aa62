import type { ScreenField } from '#plugins/core/screens/screen.ts';

/** The position of a value: its column, and its spot on a card where columns do not fit. */
export type Place = 'title' | 'second' | 'status' | 'amount' | 'more';

export interface Column {
  field: ScreenField;
  place: Place;
}

const rank = (field: ScreenField) => {
  if (field.kind === 'file') return 1;
  if (field.name === 'status') return 3;
  if (field.kind === 'money') return 4;
  return 2;
};

/**
 * The columns of a list besides its title, in reading order: identifying values, the status, and the amount
 * at the end.
 */
export function columnsOf(fields: readonly ScreenField[], label: string | null): Column[] {
  const others = fields.filter(({ name }) => name !== label).toSorted((a, b) => rank(a) - rank(b));
  const amount = others.findLast(({ kind }) => kind === 'money');
  const free = others.filter((field) => field !== amount && field.name !== 'status');
  const second =
    free.find(({ kind }) => kind === 'date' || kind === 'datetime') ??
    free.find(({ kind }) => kind !== 'file');
  return others.map((field) => {
    if (field === amount) return { field, place: 'amount' };
    if (field.name === 'status') return { field, place: 'status' };
    return { field, place: field === second ? 'second' : 'more' };
  });
}
