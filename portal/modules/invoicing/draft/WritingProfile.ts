import type { ResultOf } from 'gql.tada';
import type { writingQuery } from './writingQuery.ts';

/** A payout profile from which the user can send invoices. */
export type WritingProfile = ResultOf<typeof writingQuery>['freelanceProfiles']['items'][number];
