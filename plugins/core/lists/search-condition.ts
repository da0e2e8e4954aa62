import { type SQL, sql } from 'pg-sql2';
import type { SearchPlace } from './list-definition.ts';

/** That a folded text column holds a text, whatever its case and accents. */
function holdsText(column: SQL, value: unknown): SQL {
  // Escaped before it is folded, so that a percent sign is looked for and not obeyed.
  const text = String(value)
    .trim()
    .replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || app_hidden.search_text(${sql.value(text)}::text) || '%'`;
}

function found({ column, via }: SearchPlace, alias: SQL, value: unknown): SQL {
  if (!via) return holdsText(sql`${alias}.${sql.identifier(column)}`, value);
  const remote = sql.identifier(Symbol(via.table));
  const remoteKey = via.on.map((pair) => sql`${remote}.${sql.identifier(pair.remote)}`);
  const localKey = via.on.map((pair) => sql`${alias}.${sql.identifier(pair.local)}`);
  // As a set of keys rather than a join, so that both indexes on text are used.
  return sql`(${sql.join(localKey, ', ')}) in (
    select ${sql.join(remoteKey, ', ')}
    from ${sql.identifier(via.schemaName, via.table)} as ${remote}
    where ${holdsText(sql`${remote}.${sql.identifier(column)}`, value)})`;
}

/** That one of the places a search looks in holds a text. */
export function searchCondition(places: readonly SearchPlace[], alias: SQL, value: unknown): SQL {
  return sql`(${sql.join(
    places.map((place) => sql`(${found(place, alias, value)})`),
    ' or ',
  )})`;
}
