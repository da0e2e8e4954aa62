import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { ModuleParts } from './module-parts.ts';

const objectsQuery = new URL('./module-objects.sql', import.meta.url);

/**
 * The migration that removes a module from any database: its waiting jobs, its transitions, and all objects
 * it made. The events of its rows stay in the history, which is append-only. `client` is connected to a
 * database with the module. Throws when another module needs any of its objects.
 */
export async function removalText(
  client: pg.Client,
  module: string,
  { tables, types, views, functions, entities }: ModuleParts,
): Promise<string> {
  await client.query(`set search_path to ''`);
  const { rows } = await client.query<{ statement: string }>(await readFile(objectsQuery, 'utf8'), [
    tables,
    views,
    functions,
    types,
  ]);
  const named = entities.map((entity) => pg.escapeLiteral(entity)).join(', ');
  const tasks = pg.escapeLiteral(`${module}/`);
  const text = [
    `-- ${module} is removed.`,
    // The shadow in which a migration is tried has no queue.
    `do $$ begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where starts_with(t.identifier, ${tasks}) or j.payload ->> 'module' = ${pg.escapeLiteral(module)}
    ));
  end if;
end $$;`,
    `delete from app_public.failed_jobs where starts_with(task, ${tasks});`,
    `delete from app_public.followers where module = ${pg.escapeLiteral(module)};`,
    ...(entities.length > 0
      ? [`delete from app_public.transitions where entity in (${named});`]
      : []),
    ...rows.map(({ statement }) => statement),
    '',
  ].join('\n');
  await client.query(`begin;\n${text}\nrollback;`).catch((error: unknown) => {
    const { message, detail } = error as { message: string; detail?: string };
    throw new Error(`It cannot be taken out: ${[message, detail].filter(Boolean).join('. ')}`);
  });
  return text;
}
