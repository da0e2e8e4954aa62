/** A job with what its checks are and may ask about. */
export interface JobWithChecks {
  id: string;
  updatedAt: string;
  applicationForm: unknown;
  jobChecks: unknown;
}
