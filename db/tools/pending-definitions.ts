import { expandIncludes } from './expand-includes.ts';
import { frozenBlocks } from './frozen-blocks.ts';
import { moduleFiles } from './module-files.ts';

/** Module files whose text differs from their newest frozen block, in the order to apply them. */
export async function pendingDefinitions(folder: string): Promise<string[]> {
  const frozen = await frozenBlocks(folder);
  const pending: string[] = [];
  for (const path of await moduleFiles(folder)) {
    if ((await expandIncludes(folder, path)) !== frozen.get(path)) pending.push(path);
  }
  return pending;
}
