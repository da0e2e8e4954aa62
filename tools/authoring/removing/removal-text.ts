import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { moduleFiles, tableHomes } from '#db/tools/module-files.ts';

/** The objects of a module in the database, as its files define them; names with their schema. */
export interface ModuleParts {
  tables: string[];
  types: string[];
  /** Of files, so without a schema. */
  views: string[];
  functions: string[];
  /** Tables whose transitions it defines. */
  entities: string[];
}

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
    throw new Error(`It cannot be removed: ${[message, detail].filter(Boolean).join('. ')}`);
  });
  return text;
}

/** Reads from the files of a module what there is of it in a database. */
export async function moduleParts(folder: string, module: string): Promise<ModuleParts> {
  const files = (await moduleFiles(folder)).filter((file) => file.startsWith(`${module}/`));
  const namesIn = (kind: string) =>
    files
      .filter((file) => file.startsWith(`${module}/${kind}/`))
      .map((file) => path.basename(file, '.sql'));
  const homes = await tableHomes(folder);
  return {
    tables: homes.filter((home) => files.includes(home.path)).map(({ table }) => table),
    types: await typesOf(path.join(folder, 'modules', module)),
    views: namesIn('views'),
    functions: namesIn('functions'),
    entities: namesIn('transitions'),
  };
}

async function typesOf(folder: string): Promise<string[]> {
  if (!(await readdir(folder)).includes('types.shape.sql')) return [];
  const shapes = await readFile(path.join(folder, 'types.shape.sql'), 'utf8');
  return [...shapes.matchAll(/^create (?:type|domain) (\S+) as/gm)].map(([, name = '']) => name);
}
