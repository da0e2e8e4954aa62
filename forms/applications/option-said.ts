import type { AskedQuestion } from './read-pages.ts';
import { saidIn } from './said-in.ts';

/** What was chosen, as the applicant read it; what is no option, as it was written. */
export const optionSaid = (
  { options }: Pick<AskedQuestion, 'options'>,
  value: string,
  language: 'nb' | 'en',
): string => saidIn(options.find((one) => one.value === value)?.label ?? value, language);
