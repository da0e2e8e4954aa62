import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase } from '#shared/names.ts';
import type { OutsideTask, WorkerTask } from './worker-task.ts';

export type Tasks = Map<string, WorkerTask | OutsideTask>;

const TASK_FILE = /^[a-z]+(_[a-z]+)+\.ts$/;

/**
 * Finds every task below a folder of modules: `invoicing/render_invoice.ts` is the task
 * `invoicing/render_invoice` and exports `renderInvoice`. Files named otherwise are not tasks.
 */
export async function loadTasks(modulesFolder: string): Promise<Tasks> {
  const tasks: Tasks = new Map();
  for (const module of await foldersIn(modulesFolder)) {
    for (const file of await readdir(path.join(modulesFolder, module))) {
      if (!TASK_FILE.test(file)) continue;
      const verbNoun = file.slice(0, -'.ts'.length);
      const place = pathToFileURL(path.join(modulesFolder, module, file)).href;
      const exported: Record<string, unknown> = await import(place);
      const task = exported[camelCase(verbNoun)];
      if (typeof task !== 'function') {
        throw new Error(`${module}/${file} does not export ${camelCase(verbNoun)}`);
      }
      tasks.set(`${module}/${verbNoun}`, task as WorkerTask | OutsideTask);
    }
  }
  return tasks;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
