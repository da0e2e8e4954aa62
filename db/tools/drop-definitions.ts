import { frozenBlocks } from './frozen-blocks.ts';
import { moduleFiles } from './module-files.ts';

/**
 * The statements that drop functions and views that were only tried: files a database has `applied` that do
 * not exist any more. Committed objects are dropped by the author of their removal, in the changes.
 */
export async function dropDefinitions(
  folder: string,
  applied: ReadonlyMap<string, string>,
): Promise<string[]> {
  const files = new Set(await moduleFiles(folder));
  const removed = [...applied].filter(([path]) => !files.has(path));
  if (removed.length === 0) return [];
  const frozen = await frozenBlocks(folder);
  return removed.flatMap(([path, text]) => {
    const [, kind, name] = /^create or replace (function|view) ([\w.]+)/m.exec(text) ?? [];
    return kind && !frozen.has(path) ? `drop ${kind} if exists ${name};` : [];
  });
}
