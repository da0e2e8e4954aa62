import { optionLabel } from '#forms/applications/localize.ts';
import type { ResolvedQuestion } from '#forms/applications/read-pages.ts';
import { figureRulesOf } from '#forms/applications/tidy-answers.ts';
import { readFigure } from '#forms/validate/read-figure.ts';
import { showEmail } from '#forms/validate/show-email.ts';
import type { Language } from '#portal/ui/language/currentLanguage.ts';
import { showFigure } from '#portal/ui/money/Money.tsx';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { isIsoDay } from '#shared/days/iso-day.ts';

type AnswerKind = Pick<ResolvedQuestion, 'options' | 'schema'>;

/** A whole number may be a year or a postcode, so its thousands are not separated. */
export const showNumber = (type: unknown, read: string, language: string): string =>
  type === 'integer' ? read : showFigure(read, language);

/** An answer as the applicant read it: options by their labels, days written out, numbers as understood. */
export function answerText(
  { options, schema }: AnswerKind,
  answer: string | string[] | undefined,
  language: Language,
): string {
  const labelOf = (one: string) => {
    if (schema.format === 'email') return showEmail(one);
    if (schema.format === 'date' && isIsoDay(one)) return formatDay(one, language);
    if (options.length === 0 && (schema.type === 'integer' || schema.type === 'number')) {
      const read = readFigure(one, figureRulesOf(schema));
      return 'value' in read ? showNumber(schema.type, read.value, language) : one;
    }
    return optionLabel({ options }, one, language);
  };
  return [answer ?? []].flat().map(labelOf).join(', ');
}
