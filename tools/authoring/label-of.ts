import type { Column } from '#db/tools/column-schema.ts';

const usual = ['name', 'title', 'label'];

/** The label column of a row: one with a usual name, else its first text. */
export const labelOf = (columns: Column[]): string => {
  const texts = columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  return usual.find((name) => texts.includes(name)) ?? texts[0] ?? 'id';
};
