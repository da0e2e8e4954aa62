import { graphql } from '../../graphql/graphql.ts';

/** That an application has taken a step. */
export const applicationNewsSubscription = graphql(`
  subscription DashboardApplicationNews {
    jobApplicationStatusChanged(resync: true) { event }
  }
`);
