import type { InputSchema } from '../validate/input-schema.ts';
import type { FigureRules } from '../validate/read-figure.ts';

/** The number format of a question; a limit on decimals is left to the schema. */
export const figureRulesOf = ({ type }: InputSchema): FigureRules => ({
  decimals: type === 'integer' ? 0 : 12,
});
