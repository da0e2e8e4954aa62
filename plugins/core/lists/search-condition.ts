import { type SQL, sql } from 'pg-sql2';
import type { ListRelation, SearchPlace } from './list-definition.ts';
import { searchedTexts } from './searched-texts.ts';

/** That a folded text column holds a text, whatever its case and accents. */
function holdsText(column: SQL, searched: string): SQL {
  // Escaped before it is folded, so that a percent sign is looked for and not obeyed.
  const text = searched.replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || app_hidden.search_text(${sql.value(text)}::text) || '%'`;
}

function found({ column, via }: SearchPlace, alias: SQL, texts: readonly string[]): SQL {
  const holds = (row: SQL) =>
    anyOf(texts.map((text) => holdsText(sql`${row}.${sql.identifier(column)}`, text)));
  return via ? ofRelated(via, alias, holds) : holds(alias);
}

/** That one of the places a search looks in holds a text; null when there is nothing to look for. */
export function searchCondition(
  places: readonly SearchPlace[],
  alias: SQL,
  value: unknown,
): SQL | null {
  const texts = searchedTexts(String(value));
  return texts.length === 0 ? null : anyOf(places.map((place) => found(place, alias, texts)));
}

const anyOf = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    ' or ',
  )})`;

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
