import type pg from 'pg';

const everyFunction = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
  from pg_proc p
  where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
    and p.prokind <> 'a'`;

/**
 * What is wrong with the bodies of our functions. Migrations do not look into them, so that files
 * can come in any order; here each is created once more with the check on, and that is undone.
 */
export async function checkBodies(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(everyFunction);
  const faults: string[] = [];
  await client.query('begin');
  await client.query('set local check_function_bodies = on');
  for (const { name, definition } of rows) {
    await client.query('savepoint body');
    try {
      await client.query(definition);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await client.query('rollback to savepoint body');
  }
  await client.query('rollback');
  return faults;
}
