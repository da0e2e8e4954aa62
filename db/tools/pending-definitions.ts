import { expandIncludes } from './expand-includes.ts';
import { frozenBlocks } from './frozen-blocks.ts';
import { moduleFiles } from './module-files.ts';

/**
 * Module files whose text differs from their newest frozen block, in the order to apply them; and
 * those of which a database has `applied` another text meanwhile.
 */
export async function pendingDefinitions(
  folder: string,
  applied: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const frozen = await frozenBlocks(folder);
  const pending: string[] = [];
  for (const path of await moduleFiles(folder)) {
    const text = await expandIncludes(folder, path);
    const isStale = applied.has(path) && applied.get(path) !== text;
    if (text !== frozen.get(path) || isStale) pending.push(path);
  }
  return pending;
}
