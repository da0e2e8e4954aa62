import type { FragmentOf } from 'gql.tada';
import type { draftFields } from './draftFields.ts';

/** A draft as the server keeps it, with what it computed. */
export type SavedInvoice = FragmentOf<typeof draftFields>;
