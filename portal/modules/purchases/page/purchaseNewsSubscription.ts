import { graphql } from '#portal/graphql/graphql.ts';

/** Everything that happens to purchases of this team, and first that it is listened for. */
export const purchaseNewsSubscription = graphql(`
  subscription PurchaseNews {
    purchaseStatusChanged(resync: true) { event purchase { id status } }
  }
`);
