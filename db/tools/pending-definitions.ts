import { expandIncludes } from './expand-includes.ts';
import { frozenBlocks } from './frozen-blocks.ts';
import { moduleFiles } from './module-files.ts';
import { hasOpening, openingOf } from './opening-of.ts';

/**
 * Module files whose text differs from their newest frozen block, in the order to apply them; those of
 * which a database has `applied` another text meanwhile; and those that open with a `begin_…` which is
 * pending itself.
 */
export async function pendingDefinitions(
  folder: string,
  applied: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const frozen = await frozenBlocks(folder);
  const pending: string[] = [];
  for (const path of await moduleFiles(folder)) {
    const text = expandIncludes(folder, path);
    const isStale = applied.has(path) && applied.get(path) !== text;
    const isReopened = hasOpening(pending, openingOf(text));
    if (text !== frozen.get(path) || isStale || isReopened) pending.push(path);
  }
  return pending;
}
