import type { ResultOf } from 'gql.tada';
import type { writingQuery } from './writingQuery.ts';

/** A payout profile one can write an invoice from. */
export type WritingProfile = ResultOf<typeof writingQuery>['freelanceProfiles']['items'][number];
