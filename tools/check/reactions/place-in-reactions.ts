import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The first line of a module's reactions that has both words. */
export function placeInReactions(root: string, module: string, word: string, near: string) {
  for (const file of globSync(`db/modules/${module}/reactions/*.sql`, { cwd: root })) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const at = lines.findIndex((line) => [word, near].every((one) => line.includes(`'${one}'`)));
    if (at >= 0) return { file, line: at + 1 };
  }
  return { file: `db/modules/${module}/module.md`, line: 1 };
}
