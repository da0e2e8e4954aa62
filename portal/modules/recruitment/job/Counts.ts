/** How many applications to a job have come how far. */
export type Counts = Record<
  'submitted' | 'qualified' | 'approved' | 'enrolled' | 'rejected',
  number
>;
