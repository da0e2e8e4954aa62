/** The number of applications to a job by status. */
export type Counts = Record<
  'submitted' | 'qualified' | 'approved' | 'enrolled' | 'rejected',
  number
>;
