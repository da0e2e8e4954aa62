import fs from 'node:fs';
import path from 'node:path';

/**
 * Tells of every change below a folder, by the file's path within it; what a new folder brings along is a
 * change of each of its files, since it was there before anybody looked. Each folder is watched by
 * itself: Node's own recursive watch follows a file, and no longer hears of one that an editor or
 * git has replaced by another of the same name.
 */
export function watchFolders(root: string, changed: (file: string) => void): () => void {
  const watchers = new Map<string, fs.FSWatcher>();
  // With all below it: what was moved away as a whole is never told of as gone, folder by folder.
  const leave = (place: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== place && !folder.startsWith(`${place}${path.sep}`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const tell = (place: string) => changed(path.relative(root, place));
  const watch = (folder: string, onChange: (place: string) => void) => {
    if (watchers.has(folder)) return;
    const watcher = fs.watch(folder, (event, name) => {
      if (!fs.existsSync(folder)) return leave(folder);
      if (!name) return;
      // Come, gone, or gone and come again: then it is another of that name.
      if (event === 'rename') leave(path.join(folder, name));
      enter(path.join(folder, name), tell);
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
      // Gone again already, and whatever was watched in it ends with it.
      leave(place);
    }
  };
  enter(root, () => {});
  return () => {
    for (const folder of [...watchers.keys()]) leave(folder);
  };
}
