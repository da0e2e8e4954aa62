import type { ResultOf } from 'gql.tada';
import type { statementFields } from './statementFields.ts';

/** One statement in the list of a client. */
export type StatementData = ResultOf<typeof statementFields>;
