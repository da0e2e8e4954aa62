import type { ResultOf } from 'gql.tada';
import type { jobQuery } from '../jobQuery.ts';

type Node = NonNullable<ResultOf<typeof jobQuery>['node']>;

/** A job as its page shows it. */
export type JobWithColours = Pick<
  Extract<Node, { __typename: 'Job' }>,
  'id' | 'updatedAt' | 'title' | 'tagline' | 'colors'
>;
