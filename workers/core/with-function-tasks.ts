import type { Tasks } from './load-tasks.ts';
import type { WorkerDatabase } from './open-database.ts';
import type { WorkerTask } from './worker-task.ts';

/** The tasks with a file, and those that are a function of the database and nothing else. */
export async function withFunctionTasks(tasks: Tasks, database: WorkerDatabase): Promise<Tasks> {
  const all: Tasks = new Map(tasks);
  for (const name of (await database.callAll('function_tasks')) as string[]) {
    if (all.has(name)) throw new Error(`${name} is a file and a function`);
    all.set(name, functionTask(name.slice(name.indexOf('/') + 1)));
  }
  return all;
}

/** Runs as the worker, which may execute what it is granted: a function that needs more is a definer. */
function functionTask(name: string): WorkerTask {
  return async (payload, { database, log }) => {
    const id = (payload as { id?: unknown } | null)?.id;
    const result = await database.call(name, ...(typeof id === 'string' ? [id] : []));
    if (result) log.info({ result }, 'the function answers');
  };
}
