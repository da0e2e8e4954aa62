import { columnSchema } from '../db/tools/column-schema.ts';
import { rowTypeName } from '../db/tools/row-type-name.ts';
import { camel } from './camel.ts';
import { json } from './json.ts';
import type { SketchedTable } from './sketch.ts';

/** The forms of a table by their paths below the module's: what create and update share is a noun. */
export function formTexts({ name, noun, columns }: SketchedTable): Map<string, string> {
  const drawn = columns.filter((column) => columnSchema(column));
  const type = rowTypeName(name);
  const attributes = { $ref: `../${noun}.json` };
  const form = (description: string, required: string[], properties: object) =>
    json({ type: 'object', description, additionalProperties: false, required, properties });
  const said = noun.replaceAll('_', ' ');
  return new Map([
    [
      `${noun}.json`,
      json({
        title: `${type}AttributesInput`,
        type: 'object',
        description: `A ${said}.`,
        additionalProperties: false,
        properties: Object.fromEntries(
          drawn.map((column) => [camel(column.name), { column: `${name}.${column.name}` }]),
        ),
      }),
    ],
    [`create_${noun}/schema.json`, form(`Add a ${said}.`, ['attributes'], { attributes })],
    [
      `update_${noun}/schema.json`,
      form(`Change a ${said}. What is absent stays as it is.`, ['id', 'attributes'], {
        id: { type: 'string', nodeType: type, description: `The ${said}.` },
        updatedAt: { $ref: '../../core/updated_at.json' },
        attributes,
      }),
    ],
  ]);
}
