import type { ResultOf } from 'gql.tada';
import type { receivedFields } from './receivedFields.ts';

/** An application among others, as its team sees it. */
export type Received = ResultOf<typeof receivedFields>;

/** The statuses of applications that a team may see, in order. */
export const STATUSES = ['SUBMITTED', 'QUALIFIED', 'APPROVED', 'ENROLLED', 'REJECTED'] as const;

export type ReceivedStatus = (typeof STATUSES)[number];
