import { print } from '../print.ts';
import { watchFolders } from './watch-folders.ts';

const QUIET_MS = 150;

/**
 * Calls `changed` once a folder has been quiet for a moment after a change of a source; changes
 * during the call lead to one more. What goes wrong in it is told, and the next change tried. The
 * result ends the watching.
 */
export function watchSources(
  folder: string,
  isSource: (file: string) => boolean,
  changed: (file: string) => Promise<void>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let busy = Promise.resolve();
  const unwatch = watchFolders(folder, (file) => {
    if (!isSource(file)) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      busy = busy.then(() => changed(file)).catch(tell);
    }, QUIET_MS);
  });
  return async () => {
    unwatch();
    if (timer) clearTimeout(timer);
    await busy;
  };
}

const tell = (error: unknown) => print(error instanceof Error ? error.message : String(error));
