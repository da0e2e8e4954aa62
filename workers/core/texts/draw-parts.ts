import { partFile } from '#shared/texts/rendered-part.ts';
import type { WrittenLanguage } from '../format/written-values.ts';
import type { WorkerDatabase } from '../open-database.ts';
import type { Block, RenderedParts } from './block-of.ts';

/**
 * Renders content of a text that its row has no placeholder for. `parts/breakdown.ts` of a module exports
 * `breakdown` for its texts' `{{> breakdown}}`: it gets the row's id, reads its data and renders it in a
 * language; null when there is nothing to render.
 */
export type PartRenderer = (
  id: string,
  database: WorkerDatabase,
) => Promise<((language: WrittenLanguage) => Block) | null>;

const modules = new URL('../../modules/', import.meta.url);

/** Renders the parts that a module's text uses. */
export async function drawParts(
  module: string,
  parts: string[],
  id: string,
  database: WorkerDatabase,
): Promise<(language: WrittenLanguage) => RenderedParts> {
  const rendered = await Promise.all(
    parts.map(async (part) => {
      const exported: Record<string, unknown> = await import(
        new URL(partFile(module, part), modules).href
      );
      const draw = exported[part];
      if (typeof draw !== 'function') throw new Error(`${module} does not draw ${part}`);
      return [part, await (draw as PartRenderer)(id, database)] as const;
    }),
  );
  return (language) =>
    Object.fromEntries(rendered.flatMap(([part, draw]) => (draw ? [[part, draw(language)]] : [])));
}
