import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ajv } from 'ajv';
import type { FormUi } from '#forms/describe/form-ui.ts';
import { readUi } from '#forms/describe/read-ui.ts';
import { createAjv } from '#forms/validate/create-ajv.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import type { Validator } from '#forms/validate/validate-input.ts';
import { readOnce } from '#shared/read-once.ts';
import type { HandWritten } from '../mutations/prepare.ts';

/** Everything on disk about one mutation. */
export interface Form {
  module: string;
  /** `verb_noun`, which is also the name of the SQL function. */
  name: string;
  /** With references resolved. */
  schema: InputSchema;
  validator: Validator;
  ui: FormUi | null;
  /** Loads its hand-written part; null if it has none. */
  handWritten: (() => Promise<HandWritten>) | null;
}

function folders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Loaded at the first call, so that a preset can be made without waiting. */
function readHandWritten(file: string): Form['handWritten'] {
  if (!existsSync(file)) return null;
  return async () => {
    const module = (await import(pathToFileURL(file).href)) as HandWritten;
    if (!module.prepare === !module.lookUp) {
      throw new Error(`${file} must export either prepare or lookUp`);
    }
    return module;
  };
}

/** The hand-written part of a mutation: its own, else that of a field which several mutations take. */
function preparedBy(folder: string, schema: InputSchema, modulesFolder: string): string {
  const own = path.join(path.basename(path.dirname(folder)), path.basename(folder));
  if (existsSync(path.join(modulesFolder, `${own}.ts`))) return own;
  return (
    Object.values(schema.properties ?? {}).find((field) => field.preparedBy)?.preparedBy ?? own
  );
}

const read = new Map<string, { text: string; form: Form }>();

/** An unchanged form is reused: compiling all of them takes half a second. */
function readForm(ajv: Ajv, folder: string, modulesFolder: string): Form | null {
  const file = path.join(folder, 'schema.json');
  if (!existsSync(file)) return null;
  const { schema } = readSchema(file);
  try {
    const ui = readUi(path.join(folder, 'ui.json'))?.ui ?? null;
    const prepareFile = path.join(modulesFolder, `${preparedBy(folder, schema, modulesFolder)}.ts`);
    const handWritten = readHandWritten(prepareFile);
    const text = JSON.stringify([schema, ui, handWritten && prepareFile]);
    const before = read.get(folder);
    if (before?.text === text) return before.form;
    const form: Form = {
      module: path.basename(path.dirname(folder)),
      name: path.basename(folder),
      schema,
      validator: ajv.compile(schema),
      ui,
      handWritten,
    };
    read.set(folder, { text, form });
    return form;
  } catch (error) {
    throw new Error(`${folder}: ${(error as Error).message}`, { cause: error });
  }
}

const known = readOnce(() => new Map<string, Form[]>());

/**
 * Finds every form below `formsFolder/<module>/<verb_noun>` and the hand-written part of its mutation, if
 * any, in `modulesFolder/<module>/<verb_noun>.ts` or the file that a field names by `preparedBy`. A process
 * reads them once, for both APIs.
 */
export function readForms(formsFolder: string, modulesFolder: string): Form[] {
  const key = `${formsFolder}\n${modulesFolder}`;
  const forms = known().get(key) ?? readAll(formsFolder, modulesFolder);
  known().set(key, forms);
  return forms;
}

function readAll(formsFolder: string, modulesFolder: string): Form[] {
  const ajv = createAjv();
  const forms: Form[] = [];
  for (const module of folders(formsFolder)) {
    for (const name of folders(path.join(formsFolder, module))) {
      const form = readForm(ajv, path.join(formsFolder, module, name), modulesFolder);
      if (form) forms.push(form);
    }
  }
  return forms;
}
