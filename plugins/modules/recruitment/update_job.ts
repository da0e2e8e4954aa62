import type { Prepare } from '../../core/mutations/prepare.ts';
import { judgeForm } from './judging/judge-form.ts';

interface Kept {
  applicationForm: unknown;
  jobChecks: unknown;
}

/** An edit of either is judged with the other as it is kept: checks ask for answers of the form. */
export const lookUp: Prepare = async (input, { query, request }) => {
  const { rows } = await query<Kept>(
    `select application_form as "applicationForm", job_checks as "jobChecks"
     from app_private.job_form_to_judge($1, $2)`,
    [request.session?.account_id, input.id],
  );
  return { faults: judgeForm((input.attributes ?? {}) as object, rows[0] ?? {}) };
};
