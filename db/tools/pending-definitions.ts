import { expandIncludes } from './expand-includes.ts';
import { frozenBlocks } from './frozen-blocks.ts';
import { moduleFiles } from './module-files.ts';

/**
 * Module files whose text differs from their newest frozen block, in the order to apply them; those of
 * which a database has `applied` another text meanwhile; and those that open with a `begin_…` which is
 * pending itself, or a part of it, since what it puts in place is theirs.
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
    const opening = /^select app_private\.(begin_\w+)\(/m.exec(text)?.[1];
    const isReopened =
      opening && pending.some((other) => other.startsWith(`core/functions/${opening}`));
    if (text !== frozen.get(path) || isStale || isReopened) pending.push(path);
  }
  return pending;
}
