import type { FragmentOf } from 'gql.tada';
import type { draftFields } from './draftFields.ts';

/** A draft as stored by the server, with its calculated values. */
export type SavedInvoice = FragmentOf<typeof draftFields>;
