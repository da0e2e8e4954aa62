import type { TFunction } from 'i18next';
import { localize } from '#forms/applications/localize.ts';
import type { ResolvedPage, ResolvedQuestion } from '#forms/applications/read-pages.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import type { Language } from '#portal/ui/language/currentLanguage.ts';

/** The error messages for answers of a format or type, which explain how to write them. */
const sentences: Record<string, { path: string }> = {
  integer: { path: 'answerWhole' },
  number: { path: 'answerNumber' },
  email: { path: 'email' },
  phone: { path: 'answerPhone' },
  'national-id': { path: 'answerNationalNumber' },
};

/** The limits of a schema that may be behind a code. */
const limits: Record<string, readonly (keyof InputSchema & string)[]> = {
  TOO_SHORT: ['minItems', 'minLength'],
  TOO_SMALL: ['minimum'],
  TOO_BIG: ['maxItems', 'maxLength', 'maximum'],
};

/**
 * The message for an invalid answer: the recruiter's own, else one for the kind of answer or the limit that is
 * broken, which does not repeat the question.
 */
export function answerRefusals(
  pages: readonly ResolvedPage[],
  language: Language,
  t: TFunction<['recruitment/wizard', 'errors']>,
) {
  const known = new Map(
    pages.flatMap(({ questions }) => questions.map((one) => [one.id, one] as const)),
  );
  const limitOf = ({ schema }: ResolvedQuestion, code: string) => {
    const name = limits[code]?.find((one) => schema[one] !== undefined);
    const count = name && Number(schema[name]);
    return name && t(`limit.${name}`, { count, limit: count?.toLocaleString(language) });
  };
  return (questionId: string, code: string) => {
    const question = known.get(questionId);
    const { format, type } = question?.schema ?? {};
    const { path } = sentences[String(format ?? type)] ?? { path: 'answer' };
    return (
      (code === 'BLANK' && refusalText({ code, path: 'answerMissing' }, language, t('answer'))) ||
      localize(question?.message, language) ||
      (question && limitOf(question, code)) ||
      refusalText({ code, path }, language, t('answer'))
    );
  };
}
