import type { PrepareTools } from '#plugins/core/mutations/prepare.ts';

interface Stored {
  applicationForm: unknown;
  jobChecks: unknown;
}

/** The newest form of a job of the caller's account; undefined where there is none. */
export async function storedForm(
  { query, request }: PrepareTools,
  jobId: unknown,
): Promise<Stored | undefined> {
  const { rows } = await query<Stored>(
    `select application_form as "applicationForm", job_checks as "jobChecks"
     from app_private.job_form_to_judge($1, $2)`,
    [request.session?.account_id, jobId],
  );
  return rows[0];
}
