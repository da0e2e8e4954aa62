import { graphql } from '#portal/graphql/graphql.ts';

/** Everything that happens to refunds of this team, and first that it is listened for. */
export const refundNewsSubscription = graphql(`
  subscription RefundNews {
    refundStatusChanged(resync: true) { event refund { id status } }
  }
`);
