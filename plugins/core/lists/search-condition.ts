import { type SQL, sql } from 'pg-sql2';

/** That a folded text column holds a text, whatever its case and accents. */
export function searchCondition(column: SQL, value: unknown): SQL {
  // Escaped before it is folded, so that a percent sign is looked for and not obeyed.
  const text = String(value)
    .trim()
    .replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || app_hidden.search_text(${sql.value(text)}::text) || '%'`;
}
