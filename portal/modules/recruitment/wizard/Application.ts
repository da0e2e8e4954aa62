import type { ResultOf } from 'gql.tada';
import type { ownApplicationQuery } from './ownApplicationQuery.ts';

/** An application as its applicant goes on with it. */
export type Application = ResultOf<typeof ownApplicationQuery>['jobApplications']['items'][number];
