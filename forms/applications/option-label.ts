import { localize } from './localize.ts';
import type { ResolvedQuestion } from './read-pages.ts';

/** The label of a chosen option, or the text as written if it is no option. */
export const optionLabel = (
  { options }: Pick<ResolvedQuestion, 'options'>,
  value: string,
  language: 'nb' | 'en',
): string => localize(options.find((one) => one.value === value)?.label ?? value, language);
