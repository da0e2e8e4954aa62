/** What is not built yet. */
export type Kind = 'creditNote' | 'enrolment' | 'jobs' | 'purchases' | 'verificationChecks';
