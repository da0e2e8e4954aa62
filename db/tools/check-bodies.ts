import type pg from 'pg';

const everyFunction = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
  from pg_proc p
  where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
    and p.prokind <> 'a'`;

export interface BodyFault {
  /** The function and what it takes. */
  name: string;
  what: string;
  /** Of its body, counted from 0, where Postgres says it. */
  line: number | null;
}

/**
 * What is wrong with the bodies of our functions. Migrations do not look into them, so that files
 * can come in any order; here each is created once more with the check on, and that is undone.
 */
export async function checkBodies(client: Pick<pg.Client, 'query'>): Promise<BodyFault[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(everyFunction);
  const faults: BodyFault[] = [];
  await client.query('begin');
  await client.query('set local check_function_bodies = on');
  for (const { name, definition } of rows) {
    await client.query('savepoint body');
    try {
      await client.query(definition);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      faults.push({ name, what, line: lineInBody(definition, error) });
    }
    await client.query('rollback to savepoint body');
  }
  await client.query('rollback');
  return faults;
}

/** What stands before `AS $function$` is Postgres's own way of writing it. */
function lineInBody(definition: string, error: unknown): number | null {
  const body = definition.indexOf('$function$');
  const at = Number((error as { position?: string }).position) - 1;
  return at >= body && body >= 0 ? definition.slice(body, at).split('\n').length - 1 : null;
}
