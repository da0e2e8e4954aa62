/** What is not built yet. */
export type Kind =
  | 'alternativeId'
  | 'creditNote'
  | 'enrolment'
  | 'jobs'
  | 'paymentMethods'
  | 'paymentPlan'
  | 'policyDocuments'
  | 'purchases'
  | 'subscriptions'
  | 'verificationChecks';
