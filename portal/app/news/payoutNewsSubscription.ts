import { graphql } from '../../graphql/graphql.ts';

/** Fires whenever a payout of the account changes its status. */
export const payoutNewsSubscription = graphql(`
  subscription PayoutNews {
    payoutStatusChanged(resync: true) { event }
  }
`);
