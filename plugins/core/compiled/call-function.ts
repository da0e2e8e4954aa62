import { type PgResource, pgFromExpressionRuntime } from '@dataplan/pg';
import type { SQL } from 'pg-sql2';

type Digests = Parameters<typeof pgFromExpressionRuntime>[2];

/** A call of a database function, written as Grafast writes it: an optional argument that is absent is left out. */
export function callFunction({ from, parameters }: PgResource, digests: Digests): SQL {
  if (typeof from !== 'function' || !parameters) throw new Error('Not a function');
  return pgFromExpressionRuntime(from, parameters, digests);
}
