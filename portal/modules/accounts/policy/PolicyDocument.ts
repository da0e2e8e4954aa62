import type { ResultOf } from 'gql.tada';
import type { policyDocumentsQuery } from './policyDocumentsQuery.ts';

/** One document of the team. */
export type PolicyDocument = NonNullable<
  ResultOf<typeof policyDocumentsQuery>['session']
>['account']['policyDocuments'][number];
