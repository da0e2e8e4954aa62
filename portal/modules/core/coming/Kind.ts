/** What is not built yet. */
export type Kind = 'creditNote' | 'enrolment' | 'purchases' | 'verificationChecks';
