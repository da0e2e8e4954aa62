import type { ResultOf } from 'gql.tada';
import type { agreementQuery } from './agreementQuery.ts';

export type Agreement = NonNullable<ResultOf<typeof agreementQuery>['freelanceAgreement']>;
