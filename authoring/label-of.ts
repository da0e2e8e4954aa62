import type { Column } from '../db/tools/column-schema.ts';

const usual = ['name', 'title', 'label'];

/** What a row is called by: what is usually called so, else its first text. */
export const labelOf = (columns: Column[]): string => {
  const texts = columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  return usual.find((name) => texts.includes(name)) ?? texts[0] ?? 'id';
};
