import { type Column, columnSchema } from '#db/tools/shapes/column-schema.ts';
import { rowTypeName } from '#db/tools/shapes/type-name.ts';
import { camelCase } from '#shared/names.ts';
import type { SketchedTable } from './sketch.ts';
import { withArticle } from './with-article.ts';

/** A value as written in a file of the project. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The forms of a table by their paths below the module's folder. Fields shared by create and update are a
 * noun.
 */
export function formTexts({
  name,
  noun,
  columns,
  isTie,
  isRemovable,
}: SketchedTable): Map<string, string> {
  const shown = columns.filter((column) => columnSchema(column));
  const type = rowTypeName(name);
  const attributes = { $ref: `../${noun}.json` };
  const form = (description: string, required: string[], properties: object) =>
    json({ type: 'object', description, additionalProperties: false, required, properties });
  const one = withArticle(noun.replaceAll('_', ' '));
  const id = { type: 'string', nodeType: type, description: 'Which.' };
  return new Map([
    [
      `${noun}.json`,
      json({
        title: `${type}AttributesInput`,
        type: 'object',
        description: `${one.charAt(0).toUpperCase()}${one.slice(1)}.`,
        additionalProperties: false,
        properties: Object.fromEntries(
          shown.map((column) => [camelCase(column.name), fieldOf(column)]),
        ),
      }),
    ],
    [`create_${noun}/schema.json`, form(`Add ${one}.`, ['attributes'], { attributes })],
    ...(isTie ? [] : [[`update_${noun}/schema.json`, updateForm()] as const]),
    ...(isRemovable
      ? [[`destroy_${noun}/schema.json`, form(`Remove ${one}.`, ['id'], { id })] as const]
      : []),
  ]);

  function updateForm(): string {
    return form(`Change ${one}. What is absent stays as it is.`, ['id', 'attributes'], {
      id,
      updatedAt: { $ref: '../../core/updated_at.json' },
      attributes,
    });
  }
}

const file = {
  maxBytes: 10_000_000,
  contentTypes: ['application/pdf', 'image/png', 'image/jpeg'],
};

/** The column determines the schema, except for a file, whose accepted kinds are added. */
function fieldOf({ owner, name, referenced }: Column): object {
  return { column: `${owner}.${name}`, ...(referenced === 'files' && { file }) };
}
