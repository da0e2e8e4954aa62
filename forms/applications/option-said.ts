import type { AskedQuestion } from './read-pages.ts';
import { saidIn } from './said-in.ts';

/** The label of a chosen option, or the text as written if it is no option. */
export const optionSaid = (
  { options }: Pick<AskedQuestion, 'options'>,
  value: string,
  language: 'nb' | 'en',
): string => saidIn(options.find((one) => one.value === value)?.label ?? value, language);
