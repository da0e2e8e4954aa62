import type { ResultOf } from 'gql.tada';
import type { creditNoteQuery } from './creditNoteQuery.ts';

/** A credit note as its own page shows it. */
export type CreditNoteData = Extract<
  NonNullable<ResultOf<typeof creditNoteQuery>['node']>,
  { __typename: 'CreditNote' }
>;
