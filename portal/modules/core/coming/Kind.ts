/** What is not built yet. */
export type Kind =
  | 'alternativeId'
  | 'creditNote'
  | 'enrolment'
  | 'jobs'
  | 'paymentMethods'
  | 'paymentPlan'
  | 'purchases'
  | 'subscriptions'
  | 'verificationChecks';
