import pg from 'pg';

/** Drops databases of interrupted runs, and templates without a clone for hours. */
export async function dropStaleDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(`
    select d.datname
    from pg_database d
    where d.datname ~ '^honorar_(template|history|built|test|fresh|commit)_'
      and greatest(
        (pg_stat_file('base/' || d.oid || '/PG_VERSION', true)).modification,
        shobj_description(d.oid, 'pg_database')::timestamptz
      ) < now() - interval '2 hours'
      and not exists (select from pg_stat_activity a where a.datname = d.datname)`);
  for (const { datname } of rows) {
    await client.query(`drop database if exists ${pg.escapeIdentifier(datname)}`);
  }
}
