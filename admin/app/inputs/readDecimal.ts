import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';

const rules: FigureRules = { decimals: 12 };

/** "1 250,75" → "1250.75", the decimal string of the API. Undefined when it is no number, or could be two. */
export function readDecimal(
  text: string,
  { unit }: Pick<FigureRules, 'unit'> = {},
): string | undefined {
  const read = readFigure(text, unit ? { ...rules, unit } : rules);
  return 'value' in read ? read.value : undefined;
}
