import { type SQL, sql } from 'pg-sql2';
import type { SearchPlace } from './list-definition.ts';
import { ofRelated } from './of-related.ts';

/** That a folded text column holds a text, whatever its case and accents. */
function holdsText(column: SQL, value: unknown): SQL {
  // Escaped before it is folded, so that a percent sign is looked for and not obeyed.
  const text = String(value)
    .trim()
    .replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || app_hidden.search_text(${sql.value(text)}::text) || '%'`;
}

function found({ column, via }: SearchPlace, alias: SQL, value: unknown): SQL {
  const holds = (row: SQL) => holdsText(sql`${row}.${sql.identifier(column)}`, value);
  return via ? ofRelated(via, alias, holds) : holds(alias);
}

/** That one of the places a search looks in holds a text. */
export function searchCondition(places: readonly SearchPlace[], alias: SQL, value: unknown): SQL {
  return sql`(${sql.join(
    places.map((place) => sql`(${found(place, alias, value)})`),
    ' or ',
  )})`;
}
