import type { InputSchema } from '../validate/input-schema.ts';
import type { FigureRules } from '../validate/read-figure.ts';

/** How the answer to a question of numbers is read; a limit on its decimals is the schema's own. */
export const figureRulesOf = ({ type }: InputSchema): FigureRules => ({
  decimals: type === 'integer' ? 0 : 12,
});
