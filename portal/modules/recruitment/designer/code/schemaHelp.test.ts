import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import formSchema from '#forms/applications/application-form.schema.json' with { type: 'json' };
import { type HelpSchema, schemasAt } from './schemaAt.ts';
import { schemaHelp } from './schemaHelp.ts';

// Goal: the editor suggests valid completions at the cursor, and inserts valid JSON.

const help = schemaHelp({
  schema: formSchema as HelpSchema,
  say: (path) => `about ${path.at(-1)}`,
  valuesAt: (path) => (path.at(-1) === 'questionId' ? ['first', 'second'] : []),
});

/** The suggestions at the `|` of a text, and the text with each of them inserted. */
function suggested(marked: string) {
  const pos = marked.indexOf('|');
  const text = marked.replace('|', '');
  const context = new CompletionContext(EditorState.create({ doc: text }), pos, true);
  const { from = 0, to = 0, options = [] } = help.complete(context) ?? {};
  return options.map(({ displayLabel, label, apply }) => ({
    name: displayLabel ?? label,
    text: text.slice(0, from) + String(apply ?? label) + text.slice(to),
  }));
}
const names = (marked: string) => suggested(marked).map(({ name }) => name);

test('the missing members of a question, with initial values', () => {
  const offered = suggested('{"pages":[{"questions":[{"id":"a","type":"TEXT", "|"}]}]}');
  expect(offered.map(({ name }) => name)).toEqual([
    'label',
    'description',
    'required',
    'options',
    'validationRegexp',
    'validationMessage',
    'condition',
    'schema',
  ]);
  for (const { text } of offered) expect(() => JSON.parse(text)).not.toThrow();
  expect(offered[3]?.text).toContain('"options": []');
});

test('the values of an enumeration, booleans, and the questions of the form', () => {
  const at = (member: string) => names(`{"pages":[{"questions":[{${member}}]}]}`);
  expect(at('"type": "|"')).toEqual(['"TEXT"', '"RADIOS"', '"CHECKBOXES"']);
  expect(at('"required": |')).toEqual(['true', 'false']);
  expect(at('"condition":{"questionId":"|"}')).toEqual(['"first"', '"second"']);
});

test('no suggestions where the schema is unknown', () => {
  expect(names('{"own":{"|"}}')).toEqual([]);
  expect(names('{"pages":[{"questions":[{"own": |}]}]}')).toEqual([]);
});

test('a completed name keeps its existing value', () => {
  const [label] = suggested('{"pages":[{"questions":[{"l|abel": "x"}]}]}').filter(
    ({ name }) => name === 'label',
  );
  expect(label?.text).toBe('{"pages":[{"questions":[{"label": "x"}]}]}');
});

test('a recursive schema is read to any depth', () => {
  const schema = { $defs: { a: { properties: { b: { $ref: '#/$defs/a' } } } }, $ref: '#/$defs/a' };
  expect(schemasAt(schema, ['b', 'b', 'b']).length).toBeGreaterThan(0);
  expect(schemasAt(schema, ['b', 'c'])).toEqual([]);
  expect(schemasAt({ allOf: [{ $ref: '#' }] }, [])).toHaveLength(1 + 1);
});
