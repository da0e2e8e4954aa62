import { fileURLToPath } from 'node:url';

type Identity = {
  user?: string;
  password?: string;
  database?: string;
  /** Log in as before, but act as this role from the first statement on. */
  startingRole?: string;
};

/** The `db` folder of this checkout; every tool takes another one, so that tests can use a copy. */
export const databaseFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The same cluster, seen as another role or another database. */
export function databaseUrl(
  url: string,
  { user, password, database, startingRole }: Identity,
): string {
  const changed = new URL(url);
  if (user !== undefined) changed.username = encodeURIComponent(user);
  if (password !== undefined) changed.password = encodeURIComponent(password);
  if (database !== undefined) changed.pathname = `/${encodeURIComponent(database)}`;
  if (startingRole !== undefined) changed.searchParams.set('options', `-c role=${startingRole}`);
  return changed.href;
}
