import { answersKept, answersOf } from '../../../forms/applications/answers-of.ts';
import type { Answer, ApplicationForm } from '../../../forms/applications/application-form.ts';
import { checkAnswers } from '../../../forms/applications/check-answers.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { readyFormOf } from './judging/compiled-forms.ts';

interface Judged {
  form: ApplicationForm;
  digest: string;
  answers: Record<string, Omit<Answer, 'questionId'>>;
  updatedAt: string;
}

/** Judges the answers as they are kept by the form they were given to, whatever a browser says of them. */
export const lookUp: Prepare = async (input, { query, request }) => {
  const { rows } = await query<Judged>(
    `select form, digest, answers, updated_at::text as "updatedAt" from app_private.application_to_judge($1, $2)`,
    [request.session?.user_id, input.id],
  );
  const [judged] = rows;
  if (!judged) return {};
  const answers = answersOf(
    Object.entries(judged.answers).map(([questionId, one]) => ({ questionId, ...one })),
  );
  const { errors, kept } = checkAnswers(readyFormOf(judged.digest, judged.form), answers);
  return {
    updatedAt: judged.updatedAt,
    faults: errors.map(({ code, path }) => ({ code, path: `answers.${path}` })),
    kept: answersKept(kept),
  };
};
