import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Puts the modules' `crontab` files together into the one text the queue reads. */
export async function joinCrontabs(modulesFolder: string): Promise<string> {
  const modules = (await readdir(modulesFolder)).sort();
  const texts = await Promise.all(
    modules.map((module) =>
      readFile(path.join(modulesFolder, module, 'crontab'), 'utf8').catch(ignoreMissing),
    ),
  );
  return texts.filter(Boolean).join('\n');
}

function ignoreMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
  throw error;
}
