import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ajv } from 'ajv';
import { closest } from 'fastest-levenshtein';
import type pg from 'pg';
import type { Offence } from '#db/check/offence.ts';
import { createAjv } from '#forms/validate/create-ajv.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { drawingOffences } from './drawing-offences.ts';
import { undeclaredPaths, unreadFields } from './function-fields.ts';
import { isNoJson } from './is-no-json.ts';
import { lineOf } from './line-of.ts';
import { readNames } from './read-names.ts';

/** A name in a form from which no API can be built, although its schema allows it. */
interface FormFault {
  what: string;
  cure: string;
  /** The word of the schema that it is about. */
  near: string;
}

/** Not `constructor` and its like, which every object answers to. */
const isName = (name: string) => /^[a-z][A-Za-z0-9]{0,60}$/.test(name) && !(name in {});

const fault = (name: string): FormFault => ({
  what: `a field cannot be called ${name.length > 80 ? `${name.slice(0, 80)}…` : name}`,
  cure: 'Write letters a to z and digits, a lower-case letter first, as "berthNumber". Labels for readers are in the words of the module, in any script.',
  near: `"${name}"`,
});

/** Offences between forms, their functions and the catalogue. */
export async function formOffences(client: pg.Client, root: string): Promise<Offence[]> {
  const names = await readNames(client);
  const files = globSync('forms/modules/*/*/schema.json', { cwd: root }).sort();
  const forms = new Map(files.map((file) => [nameOf(file), file]));
  const ajv = createAjv();
  const ofForms = files.flatMap((file) => offencesOf(file, root, names, ajv));
  // A part of several forms is wrong once.
  const once = new Map(ofForms.map((one) => [`${one.file}:${one.line} ${one.what}`, one]));
  const found = [...once.values(), ...files.flatMap((file) => twin(file, forms.get(nameOf(file))))];
  for (const name of names.mutations) {
    if (forms.has(name)) continue;
    found.push({
      rule: 'forms',
      file: functionFile(root, name),
      line: 1,
      what: `app_public.${name}(jsonb) has no form, so its input is not checked`,
      cure: `Write forms/modules/${functionFile(root, name)?.split('/')[2] ?? '<module>'}/${name}/schema.json, or revoke its grants.`,
    });
  }
  return found;
}

const nameOf = (file: string) => path.basename(path.dirname(file));

/** Of two forms with the same name only one would be used. */
function twin(file: string, other = file): Offence[] {
  if (file === other) return [];
  const what = `${other} is the form of ${nameOf(file)} as well`;
  return [
    { rule: 'forms', file, line: 1, what, cure: 'Keep the one in the module of its function.' },
  ];
}

type Names = Awaited<ReturnType<typeof readNames>>;

function offencesOf(file: string, root: string, names: Names, ajv: Ajv): Offence[] {
  const name = nameOf(file);
  const texts = sharedTexts(path.join(root, file));
  const offence = (what: string, cure: string, near: string): Offence => {
    const [at = path.join(root, file), text = ''] =
      [...texts].find(([, one]) => near !== '' && one.includes(near)) ?? [];
    const place = { file: path.relative(root, at), line: lineOf(text, near) };
    return { rule: 'forms', ...place, what, cure };
  };
  let schema: InputSchema;
  try {
    ({ schema } = readSchema(path.join(root, file)));
    ajv.compile(schema);
  } catch (error) {
    if (isNoJson(error)) return [];
    const message = (error as Error).message.replace(/^\S+schema\.json: /, '');
    const near = /"([^"]+)"|(?:column|\$ref) (\S+)/.exec(message);
    return [offence(message, 'Fix the schema.', near?.[1] ?? near?.[2] ?? '')];
  }
  const listed = names.ofThePortal.has(name) ? names.listed : names.nodeTypes;
  const found = drawingOffences(root, file, schema, listed);
  for (const { what, cure, near } of formFaults(schema)) found.push(offence(what, cure, near));
  for (const [keyword, known, what] of [
    ['nodeType', names.nodeTypes, 'type of a row'],
    ['graphqlEnum', names.enums, 'enum'],
  ] as const) {
    for (const value of valuesOf(schema, keyword)) {
      if (known.has(value)) continue;
      found.push(
        offence(
          `${keyword} ${value} is no ${what}`,
          names.renamed.has(value) && keyword === 'nodeType'
            ? `Write ${names.renamed.get(value)}, its name by @name of the table.`
            : `Did you mean ${closest(value, [...known])}? Names follow the tables and types of app_public.`,
          value,
        ),
      );
    }
  }
  const sql = functionFile(root, name);
  if (!names.functions.has(name)) {
    const module = file.split('/')[2];
    return [
      ...found,
      offence(
        `there is no function app_public.${name}(jsonb)`,
        `Write db/modules/${module}/functions/${name}.sql, or remove the form.`,
        '',
      ),
    ];
  }
  if (!sql) return found;
  const compares = names.versionComparers.has(name);
  if (compares !== 'updatedAt' in (schema.properties ?? {})) {
    found.push(
      offence(
        compares
          ? 'its function compares updatedAt, which the form does not accept'
          : 'it accepts updatedAt, which its function does not compare',
        compares
          ? 'Write "updatedAt": { "$ref": "../../core/updated_at.json" } among its properties.'
          : 'Call app_private.refuse_when_changed in the function, or remove it from the form.',
        compares ? '' : 'updatedAt',
      ),
    );
  }
  const body = readFileSync(path.join(root, sql), 'utf8');
  for (const field of unreadFields(schema, body)) {
    if (field === 'updatedAt') continue;
    const what = `its function does not read ${field}, so its value is lost`;
    found.push(offence(what, `Read it in ${sql}, or remove it from the form.`, `"${field}"`));
  }
  for (const { path: field, line } of undeclaredPaths(schema, body)) {
    found.push({
      rule: 'forms',
      file: sql,
      line,
      what: `it names ${field}, which ${file} does not have`,
      cure: 'Add the field to the schema, or write the path as in the schema.',
    });
  }
  return found;
}

/** The texts of a form and of the files that its `$ref` lead to, by their paths. */
function sharedTexts(file: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(file) || !existsSync(file)) return known;
  const text = readFileSync(file, 'utf8');
  known.set(file, text);
  for (const [, ref = ''] of text.matchAll(/"\$ref":\s*"([^"#]+)/g)) {
    sharedTexts(path.resolve(path.dirname(file), ref), known);
  }
  return known;
}

function functionFile(root: string, name: string): string | null {
  return globSync(`db/modules/*/functions/${name}.sql`, { cwd: root })[0] ?? null;
}

/** Every value of a keyword anywhere in a schema. */
function valuesOf(schema: unknown, keyword: string): Set<string> {
  if (schema === null || typeof schema !== 'object') return new Set();
  return new Set(
    Object.entries(schema).flatMap(([key, value]) =>
      key === keyword && typeof value === 'string' ? [value] : [...valuesOf(value, keyword)],
    ),
  );
}

/** A form is an object of fields, and each is called as GraphQL and JavaScript can call it. */
function formFaults(schema: InputSchema): FormFault[] {
  const isObject = schema.type === 'object';
  const cure = 'Write "type": "object", with its fields as "properties".';
  return [
    ...(isObject ? [] : [{ what: 'a form is an object of fields', cure, near: '"type"' }]),
    ...namesIn(schema),
  ];
}

function namesIn(schema: InputSchema | undefined): FormFault[] {
  if (!schema) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(isName(name) ? [] : [fault(name)]),
    ...namesIn(field),
  ]);
  return [...own, ...namesIn(schema.items)];
}
