import { type SQL, sql } from 'pg-sql2';
import { tidyEmail } from '#forms/validate/tidy-email.ts';
import { tidyField } from '#forms/validate/tidy-field.ts';
import { tidyText } from '#forms/validate/tidy-text.ts';
import type { ListRelation, SearchPlace } from './list-definition.ts';

/** Digits in groups, as documents print them. */
const grouped = /^\+?[0-9][0-9 ().-]*[0-9]$/;

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

/**
 * The spellings that a search looks for: the text as typed, tidied, and as stored if it is a number with
 * spaces, NO or MVA, or an address with a non-ASCII domain. Empty for a text without visible characters.
 */
function searchedTexts(typed: string): string[] {
  const text = tidyText(typed);
  if (text === '') return [];
  const organization = tidyField('orgNumber', text);
  const variants = [
    ...(/^[0-9]{9}$/.test(organization) ? [organization] : []),
    ...(grouped.test(text) ? [text.replace(/[ ().-]/g, '')] : []),
    ...(text.includes('@') ? [tidyEmail(text)] : []),
  ];
  return [...new Set([text, ...variants])];
}
