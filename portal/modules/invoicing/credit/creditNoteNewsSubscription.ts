import { graphql } from '#portal/graphql/graphql.ts';

/** Every step any credit note of this account takes, and first that it is listened for. */
export const creditNoteNewsSubscription = graphql(`
  subscription CreditNoteNews {
    creditNoteStatusChanged(resync: true) { event creditNote { id status } }
  }
`);
