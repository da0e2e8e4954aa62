import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileValidatorModule } from './compile-validator-module.ts';

const prefix = 'virtual:form/';
const formsFolder = path.resolve(import.meta.dirname, '../modules');

/**
 * A Vite plugin that gives a front end the checks of a form, compiled while it is built:
 * `import * as form from 'virtual:form/invoicing/create_invoice'`, then
 * `validateInput(form.validator, form.schema, input)`. Each form is a module of its own, so a
 * screen can load it when it needs it.
 */
export function formValidators() {
  return {
    name: 'form-validators',
    resolveId: (source: string) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(this: { addWatchFile(file: string): void }, id: string): Promise<string | null> {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const file = path.join(formsFolder, id.slice(prefix.length + 1), 'schema.json');
      this.addWatchFile(file);
      return compileValidatorModule(JSON.parse(await readFile(file, 'utf8')));
    },
  };
}
