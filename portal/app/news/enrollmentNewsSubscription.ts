import { graphql } from '../../graphql/graphql.ts';

/** Fires whenever an enrolment of the account has been approved or ended, by either side. */
export const enrollmentNewsSubscription = graphql(`
  subscription EnrollmentNews {
    enrollmentStatusChanged(resync: true) { event }
  }
`);
