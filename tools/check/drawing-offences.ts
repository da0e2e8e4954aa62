import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '#db/check/offence.ts';
import { namedWidgets } from '#forms/describe/kind-of-field.ts';
import { readUi } from '#forms/describe/read-ui.ts';
import { type UnrenderableField, unrenderableFields } from '#forms/describe/unrenderable-fields.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { isNoJson } from './is-no-json.ts';
import { lineOf } from './line-of.ts';

/**
 * Fields of a form that cannot be filled in as it is rendered; `listed` are the types that can be chosen
 * from.
 */
export function drawingOffences(
  root: string,
  form: string,
  schema: InputSchema,
  listed: ReadonlySet<string>,
): Offence[] {
  const files = ['ui.json', 'schema.json'].map((name) => path.join(path.dirname(form), name));
  const texts = files
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
  const at = (near: string) => {
    const { file, text } = texts.find((one) => one.text.includes(`"${near}"`)) ?? texts.at(-1)!;
    return { file, line: lineOf(text, near) };
  };
  try {
    const ui = readUi(path.join(root, files[0]!))?.ui ?? {};
    return unrenderableFields({ schema, ui }, listed).map((one) => ({
      rule: 'forms',
      ...at(one.why === 'widget' ? one.what : one.name),
      ...explain(one),
    }));
  } catch (error) {
    if (isNoJson(error)) return [];
    const what = (error as Error).message.replace(/^\S+ui\.json: /, '');
    return [{ rule: 'forms', ...at(''), what, cure: 'Fix ui.json.' }];
  }
}

function explain({ why, path: field, what }: UnrenderableField): { what: string; cure: string } {
  switch (why) {
    case 'shape':
      return {
        what: `${field} has no control, since the schema has no type for it`,
        cure: 'Write its type, or "ui:widget": "hidden" if a program sends it.',
      };
    case 'rows':
      return {
        what: `${field} has no choices, since no list shows rows of ${what}`,
        cure: 'Write @list and @label on its table, or "ui:widget": "hidden" if a screen sends it.',
      };
    case 'values':
      return {
        what: `${field} has no choices, since the schema does not list the values of ${what}`,
        cure: 'Write "column": "<table>.<column>" with a column of these values, or list the values as "enum".',
      };
    case 'widget':
      return {
        what: `there is no control ${what} for ${field}`,
        cure: `There are: ${namedWidgets.join(', ')}. All others follow from the schema.`,
      };
    case 'field':
      return {
        what: `${field} is no field of the form`,
        cure: 'Write it as in the schema, or remove it.',
      };
  }
}
