import fs from 'node:fs';

const QUIET_MS = 150;

/**
 * Calls `changed` once a folder has been quiet for a moment after a change; changes during the call
 * lead to one more. The result ends the watching.
 */
export function watchSources(
  folder: string,
  changed: (file: string) => Promise<void>,
): () => Promise<void> {
  if (!fs.existsSync(folder)) return async () => {};
  let timer: NodeJS.Timeout | null = null;
  let busy = Promise.resolve();
  const watcher = fs.watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /(^|\/)\.|~$|\.test\.tsx?$/.test(file)) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      busy = busy.then(() => changed(file)).catch(() => {});
    }, QUIET_MS);
  });
  return async () => {
    watcher.close();
    if (timer) clearTimeout(timer);
    await busy;
  };
}
