import type { ResultOf } from 'gql.tada';
import type { companiesQuery } from './companiesQuery.ts';

/** An organisation as the register knows it. */
export type Company = ResultOf<typeof companiesQuery>['companies'][number];
