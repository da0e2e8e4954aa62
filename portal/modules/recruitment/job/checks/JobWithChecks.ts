/** A job with its checks, and the questions their conditions may use. */
export interface JobWithChecks {
  id: string;
  updatedAt: string;
  applicationForm: unknown;
  jobChecks: unknown;
}
