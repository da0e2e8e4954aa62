import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compileValidatorModule } from './compile-validator-module.ts';
import { readSchema } from './read-schema.ts';

const prefix = 'virtual:form/';
const registry = 'virtual:forms';
const formsFolder = path.resolve(import.meta.dirname, '../modules');

/**
 * A Vite plugin that gives a front end the checks of the forms, compiled while it is built.
 * `import forms from 'virtual:forms'` names a loader for each mutation, and
 * `validateInput(form.validator, form.schema, input)` says what the server would say of an input.
 * Each form is a module of its own, so that a screen loads it when it is sent.
 */
export function formValidators() {
  return {
    name: 'form-validators',
    resolveId: (source: string) =>
      source === registry || source.startsWith(prefix) ? `\0${source}` : null,
    load(this: { addWatchFile(file: string): void }, id: string): string | null {
      if (id === `\0${registry}`) return registryModule();
      if (!id.startsWith(`\0${prefix}`)) return null;
      const { schema, files } = readSchema(
        path.join(formsFolder, id.slice(prefix.length + 1), 'schema.json'),
      );
      for (const file of files) this.addWatchFile(file);
      return compileValidatorModule(schema);
    },
  };
}

function registryModule(): string {
  const loaders = readdirSync(formsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'schema.json')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .sort()
    .map((form) => `${mutationOf(form)}: () => import('${prefix}${form}'),`);
  return `export default {\n${loaders.join('\n')}\n};`;
}

/** `invoicing/create_invoice` checks the input of `createInvoice`. */
const mutationOf = (form: string) =>
  path.basename(form).replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
