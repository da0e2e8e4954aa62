import { graphql } from '#portal/graphql/graphql.ts';

/** That a check of the caller's has come further. */
export const checkChangedSubscription = graphql(`
  subscription OwnCheckChanged {
    jobCheckStatusChanged(resync: true) { event jobCheck { id status } }
  }
`);
