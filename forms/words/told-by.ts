import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pluralize from 'pluralize';
import type { Words } from './words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const END = '.columns.generated.json';

/** Whether what a word calls can come up in a front end of an API, by the API's schema. */
export type IsTold = (part: keyof Words, name: string) => boolean;

/**
 * A front end need not bring the words of tables, mutations and enums that its API does not have, but for
 * the names a form has of its own for its answers.
 */
export function toldBy(schemaFile: string): IsTold {
  const schema = readFileSync(path.join(root, schemaFile), 'utf8');
  const named = (pattern: RegExp) => new Set([...schema.matchAll(pattern)].map(([, name]) => name));
  const [types, mutations] = [named(/^(?:type|enum) (\w+)/gm), named(/^ {2}(\w+)\(/gm)];
  const answers = answersOfForms();
  const tables = globSync(`db/modules/*/tables/*${END}`, { cwd: root });
  const untold = tables
    .map((file) => path.basename(file, END))
    .filter((table) => !types.has(pascal(pluralize.singular(table))));
  return (part, name) => {
    if (part === 'nouns' || part === 'fields' || part === 'events') return !untold.includes(name);
    if (part === 'values') return name === '*' || types.has(name) || answers.has(name);
    return part !== 'actions' || mutations.has(camel(name));
  };
}

/** Whose words the answers of forms have, where others than their enum's. */
function answersOfForms(): Set<string | undefined> {
  const forms = globSync('forms/modules/**/*ui.json', { cwd: root });
  const texts = forms.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/"ui:values": "(\w+)"/g)].map(([, name]) => name)),
  );
}

const camel = (name: string) =>
  name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);
