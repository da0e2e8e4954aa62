import path from 'node:path';
import { print } from '../print.ts';
import { watchFolders } from './watch-folders.ts';

/** Longer than an editor takes for one file. Later changes are brought into force after it. */
const QUIET_MS = 50;

/**
 * Calls `changed` with the sources below some folders of `root` that were changed, by their paths from there
 * and the moment of the first change, once no more changes arrive. Changes during the call lead to one more
 * call. Errors of the call are printed, and the next change is tried. The returned function ends the
 * watching.
 */
export function watchSources(
  root: string,
  folders: string[],
  isSource: (file: string) => boolean,
  changed: (files: string[], since: number) => Promise<void>,
): () => Promise<void> {
  const waiting = new Set<string>();
  let since = 0;
  let timer: NodeJS.Timeout | null = null;
  let busy = Promise.resolve();
  const work = async () => {
    const files = [...waiting];
    waiting.clear();
    if (files.length > 0) await changed(files, since);
  };
  const unwatch = folders.map((folder) =>
    watchFolders(path.join(root, folder), (file) => {
      const known = path.join(folder, file);
      if (!isSource(known)) return;
      if (waiting.size === 0) since = performance.now();
      waiting.add(known);
      if (timer) clearTimeout(timer);
      timer = setTimeout(() => {
        busy = busy.then(work).catch(report);
      }, QUIET_MS);
    }),
  );
  return async () => {
    for (const end of unwatch) end();
    if (timer) clearTimeout(timer);
    await busy;
  };
}

const report = (error: unknown) => print(error instanceof Error ? error.message : String(error));
