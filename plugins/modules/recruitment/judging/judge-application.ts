import { answersOf } from '../../../../forms/applications/answers-of.ts';
import type {
  Answer,
  Answers,
  ApplicationForm,
  JobCheck,
} from '../../../../forms/applications/application-form.ts';
import { checkAnswers } from '../../../../forms/applications/check-answers.ts';
import type { FieldError } from '../../../../forms/validate/field-error.ts';
import type { PrepareTools } from '../../../core/mutations/prepare.ts';
import { readyFormOf } from './compiled-forms.ts';

interface Row {
  form: ApplicationForm;
  digest: string;
  jobChecks: JobCheck[];
  answers: Record<string, Omit<Answer, 'questionId'>>;
  updatedAt: string;
}

interface Judged {
  updatedAt: string;
  jobChecks: JobCheck[];
  errors: FieldError[];
  /** What counts of the answers. */
  kept: Answers;
}

/** Judges the answers of somebody's application as they are kept by the form they were given to; null where it is nobody's of theirs. */
export async function judgeApplication(
  query: PrepareTools['query'],
  userId: string | null | undefined,
  applicationId: unknown,
): Promise<Judged | null> {
  const { rows } = await query<Row>(
    `select form, digest, job_checks as "jobChecks", answers, updated_at::text as "updatedAt"
     from app_private.application_to_judge($1, $2)`,
    [userId, applicationId],
  );
  const [row] = rows;
  if (!row) return null;
  const answers = answersOf(
    Object.entries(row.answers).map(([questionId, one]) => ({ questionId, ...one })),
  );
  const { errors, kept } = checkAnswers(readyFormOf(row.digest, row.form), answers);
  return { updatedAt: row.updatedAt, jobChecks: row.jobChecks, errors, kept };
}
