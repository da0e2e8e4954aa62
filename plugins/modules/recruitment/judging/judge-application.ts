import {
  type Answer,
  type ApplicationForm,
  answersOf,
  type JobCheck,
} from '#forms/applications/application-form.ts';
import type { Verdict } from '#forms/applications/check-answers.ts';
import type { PrepareTools } from '#plugins/core/mutations/prepare.ts';
import { judge } from './judging-pool.ts';

interface Row {
  form: ApplicationForm;
  digest: string;
  jobChecks: JobCheck[];
  answers: Record<string, Omit<Answer, 'questionId'>>;
  updatedAt: string;
}

interface Judged extends Verdict {
  updatedAt: string;
  jobChecks: JobCheck[];
}

/** Judges the stored answers of the caller's application by the form they were given to; null where they have no such application. */
export async function judgeApplication(
  { query, request }: PrepareTools,
  applicationId: unknown,
): Promise<Judged | null> {
  const { rows } = await query<Row>(
    `select form, digest, job_checks as "jobChecks", answers, updated_at::text as "updatedAt"
     from app_private.application_to_judge($1, $2)`,
    [request.session?.user_id, applicationId],
  );
  const [row] = rows;
  if (!row) return null;
  const { form, digest, jobChecks, updatedAt } = row;
  const answers = answersOf(
    Object.entries(row.answers).map(([questionId, one]) => ({ questionId, ...one })),
  );
  const verdict = await judge(request, { kind: 'answers', form, digest, answers });
  return { ...verdict, updatedAt, jobChecks };
}
