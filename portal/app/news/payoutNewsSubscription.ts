import { graphql } from '../../graphql/graphql.ts';

/** Tells whenever a payout of the account has come a step further. */
export const payoutNewsSubscription = graphql(`
  subscription PayoutNews {
    payoutStatusChanged(resync: true) { event }
  }
`);
