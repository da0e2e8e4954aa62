import type { ResultOf } from 'gql.tada';
import type { sessionQuery } from '../../graphql/session/sessionQuery.ts';

/** The signed-in person and the account they act in. */
export type Session = NonNullable<ResultOf<typeof sessionQuery>['session']>;
