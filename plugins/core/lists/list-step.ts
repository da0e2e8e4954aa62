import type { PgSelectStep } from '@dataplan/pg';
import type { ConnectionStep, ObjectStep, Step } from 'grafast';
import type { ListQuery } from './list-query.ts';

type Rows = ConnectionStep<unknown> & {
  cloneSubplanWithoutPagination(mode: 'aggregate'): PgSelectStep;
};

/** The parts of a list that its fields are planned from. */
export type ListStep = ObjectStep<{ rows: Rows; name: Step<string>; query: Step<ListQuery> }>;
