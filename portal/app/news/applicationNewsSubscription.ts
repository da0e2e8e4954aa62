import { graphql } from '../../graphql/graphql.ts';

/** Fires whenever an application of the account, or to it, changes its status. */
export const applicationNewsSubscription = graphql(`
  subscription ApplicationNews {
    jobApplicationStatusChanged(resync: true) { event }
  }
`);
