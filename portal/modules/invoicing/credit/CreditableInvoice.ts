import type { ResultOf } from 'gql.tada';
import type { creditableQuery } from './creditableQuery.ts';
import type { creditNoteQuery } from './creditNoteQuery.ts';

/** A credit note as its own page shows it. */
export type CreditNoteData = Extract<
  NonNullable<ResultOf<typeof creditNoteQuery>['node']>,
  { __typename: 'CreditNote' }
>;

/** An invoice as it is credited. */
export type CreditableInvoice = Extract<
  NonNullable<ResultOf<typeof creditableQuery>['node']>,
  { __typename: 'Invoice' }
>;

export type CreditableLine = CreditableInvoice['lines'][number];
