type Identity = { user?: string; password?: string; database?: string };

/** The same cluster, seen as another role or another database. */
export function databaseUrl(url: string, { user, password, database }: Identity): string {
  const changed = new URL(url);
  if (user !== undefined) changed.username = encodeURIComponent(user);
  if (password !== undefined) changed.password = encodeURIComponent(password);
  if (database !== undefined) changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}
