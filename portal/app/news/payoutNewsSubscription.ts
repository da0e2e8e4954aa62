import { graphql } from '../../graphql/graphql.ts';

/** Fires whenever an application of the account, or to it, changes its status. */
export const applicationNewsSubscription = graphql(`
  subscription ApplicationNews {
    jobApplicationStatusChanged(resync: true) { event }
  }
`);

/** Fires whenever an enrolment of the account has been approved or ended, by either side. */
export const enrollmentNewsSubscription = graphql(`
  subscription EnrollmentNews {
    enrollmentStatusChanged(resync: true) { event }
  }
`);

/** Fires whenever a payout of the account changes its status. */
export const payoutNewsSubscription = graphql(`
  subscription PayoutNews {
    payoutStatusChanged(resync: true) { event }
  }
`);
