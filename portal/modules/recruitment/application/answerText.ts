import { optionLabel } from '#forms/applications/localize.ts';
import type { ResolvedQuestion } from '#forms/applications/read-pages.ts';
import type { Language } from '#portal/ui/language/currentLanguage.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { isIsoDay } from '#shared/is-iso-day.ts';

type AnswerKind = Pick<ResolvedQuestion, 'options' | 'schema'>;

/** An answer as the applicant read it: options by their labels, days written out. */
export function answerText(
  { options, schema }: AnswerKind,
  answer: string | string[] | undefined,
  language: Language,
): string {
  const labelOf = (one: string) => {
    if (schema.format === 'date' && isIsoDay(one)) return formatDay(one, language);
    return optionLabel({ options }, one, language);
  };
  return [answer ?? []].flat().map(labelOf).join(', ');
}
