/** What is not built yet. */
export type Kind =
  | 'creditNote'
  | 'enrolment'
  | 'jobs'
  | 'paymentMethods'
  | 'paymentPlan'
  | 'purchases'
  | 'subscriptions'
  | 'verificationChecks';
