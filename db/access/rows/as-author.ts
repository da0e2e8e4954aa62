import type { Caller, World } from '../build-world.ts';
import type { Row } from './example-rows.ts';

/** The row as the caller's own, where it names a user that the caller is not; else null. */
export function asAuthor(draft: Row, users: string[], { actor }: Caller): Row | null {
  const userId = actor.settings['app.user_id'];
  const others = users.filter((name) => userId && draft[name] !== userId);
  return others.length > 0
    ? { ...draft, ...Object.fromEntries(others.map((name) => [name, userId])) }
    : null;
}

/** The columns of a table that name a user. */
export const userColumns = ({ rows }: World, table: string): string[] =>
  (rows.tables.get(table)?.foreignKeys ?? [])
    .filter((key) => key.table === 'app_public.users' && key.columns.length === 1)
    .flatMap(({ columns }) => columns);
