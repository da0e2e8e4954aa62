import fs from 'node:fs';
import path from 'node:path';

/**
 * Reports every change below a folder by the file's path within it. Files in a new folder are reported one by
 * one, since they may precede its watcher. Each folder has a watcher of its own: Node's recursive one follows
 * the inode and misses a file that an editor or git has replaced.
 */
export function watchFolders(root: string, changed: (file: string) => void): () => void {
  const watchers = new Map<string, fs.FSWatcher>();
  // With all folders below it: moving a folder away produces no event for those.
  const leave = (place: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== place && !folder.startsWith(`${place}${path.sep}`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const report = (place: string) => changed(path.relative(root, place));
  const watch = (folder: string, onChange: (place: string) => void) => {
    if (watchers.has(folder)) return;
    const watcher = fs.watch(folder, (event, name) => {
      if (!fs.existsSync(folder)) return leave(folder);
      if (!name) return;
      // Created, deleted, or deleted and created again; then it is a different inode.
      if (event === 'rename') leave(path.join(folder, name));
      enter(path.join(folder, name), report);
    });
    watcher.on('error', () => leave(folder));
    watchers.set(folder, watcher);
    for (const name of fs.readdirSync(folder)) enter(path.join(folder, name), onChange);
  };
  const enter = (place: string, onChange: (place: string) => void) => {
    onChange(place);
    try {
      if (fs.lstatSync(place).isDirectory()) watch(place, onChange);
      else leave(place);
    } catch {
      // Deleted again already, and its watchers end with it.
      leave(place);
    }
  };
  enter(root, () => {});
  return () => {
    for (const folder of [...watchers.keys()]) leave(folder);
  };
}
