import { graphql } from '../../graphql/graphql.ts';

/** Tells whenever an application of the account, or to it, has come a step further. */
export const applicationNewsSubscription = graphql(`
  subscription ApplicationNews {
    jobApplicationStatusChanged(resync: true) { event }
  }
`);
