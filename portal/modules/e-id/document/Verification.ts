import type { ResultOf } from 'gql.tada';
import type { documentVerificationQuery } from './documentVerificationQuery.ts';

export type Verification = NonNullable<
  ResultOf<typeof documentVerificationQuery>['identityVerifications']
>['items'][number];
