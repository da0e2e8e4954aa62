import { partFile } from '../../../ground/texts/rendered-part.ts';
import type { WrittenLanguage } from '../format/written-language.ts';
import type { WorkerDatabase } from '../open-database.ts';
import type { Block, Drawn } from './block-of.ts';

/**
 * Draws something in a text that its row cannot say in words. `parts/breakdown.ts` of a module exports
 * `breakdown` for its texts' `{{> breakdown}}`: it is given the row's id, reads what it needs and draws in a
 * language; null where there is nothing to draw.
 */
export type DrawnPart = (
  id: string,
  database: WorkerDatabase,
) => Promise<((language: WrittenLanguage) => Block) | null>;

const modules = new URL('../../modules/', import.meta.url);

/** Draws the parts that a text of a module asks for. */
export async function drawParts(
  module: string,
  parts: string[],
  id: string,
  database: WorkerDatabase,
): Promise<(language: WrittenLanguage) => Drawn> {
  const drawn = await Promise.all(
    parts.map(async (part) => {
      const exported: Record<string, unknown> = await import(
        new URL(partFile(module, part), modules).href
      );
      const draw = exported[part];
      if (typeof draw !== 'function') throw new Error(`${module} does not draw ${part}`);
      return [part, await (draw as DrawnPart)(id, database)] as const;
    }),
  );
  return (language) =>
    Object.fromEntries(drawn.flatMap(([part, draw]) => (draw ? [[part, draw(language)]] : [])));
}
