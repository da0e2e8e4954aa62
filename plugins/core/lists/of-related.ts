import { type SQL, sql } from 'pg-sql2';
import type { ListRelation } from './list-definition.ts';

/** That something holds of the row pointed to. */
export function ofRelated(via: ListRelation, alias: SQL, holds: (row: SQL) => SQL): SQL {
  const remote = sql.identifier(Symbol(via.table));
  const remoteKey = via.on.map((pair) => sql`${remote}.${sql.identifier(pair.remote)}`);
  const localKey = via.on.map((pair) => sql`${alias}.${sql.identifier(pair.local)}`);
  // As a set of keys rather than a join, so that the indexes of both tables are used.
  return sql`(${sql.join(localKey, ', ')}) in (
    select ${sql.join(remoteKey, ', ')}
    from ${sql.identifier(via.schemaName, via.table)} as ${remote}
    where ${holds(remote)})`;
}
