import { readdirSync } from 'node:fs';
import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { camelCase } from '#shared/names.ts';
import applicationForm from '../applications/application-form.schema.json' with { type: 'json' };
import jobChecks from '../applications/job-checks.schema.json' with { type: 'json' };
import { readUi } from '../describe/read-ui.ts';
import { compileFormModule, withRuntime } from '../validate/compile-form-module.ts';
import { createAjv } from '../validate/create-ajv.ts';
import { readSchema } from '../validate/read-schema.ts';

const prefix = 'virtual:form/';
const registry = 'virtual:forms';
const renderablePrefix = 'virtual:renderable-form/';
const renderableRegistry = 'virtual:renderable-forms';
const applicationForms = 'virtual:application-forms';
const formsFolder = path.resolve(import.meta.dirname, '../modules');

/**
 * A Vite plugin with the checks of the forms for a front end, compiled during the build. `import forms from
 * 'virtual:forms'` has a loader for each mutation, and `validateInput(form.validators.form, form.schema, input)`
 * returns the server's errors for an input. Each form is a module of its own, which a screen loads when the
 * form is sent. `import drawn from 'virtual:renderable-forms'` has a loader for each mutation as well; it
 * adds the form's presentation and its compiled conditions. `import { applicationForm, jobChecks } from
 * 'virtual:application-forms'` has the validators of a recruiter's form.
 */
export function formValidators() {
  return {
    name: 'form-validators',
    resolveId: (source: string) =>
      [registry, renderableRegistry, applicationForms].includes(source) ||
      source.startsWith(prefix) ||
      source.startsWith(renderablePrefix)
        ? `\0${source}`
        : null,
    load(this: { addWatchFile(file: string): void }, id: string): string | null {
      if (id === `\0${registry}`) return registryModule(prefix);
      if (id === `\0${renderableRegistry}`) return registryModule(renderablePrefix);
      if (id === `\0${applicationForms}`) return writeMetaValidators();
      if (id.startsWith(`\0${renderablePrefix}`)) {
        const { code, files } = renderableModule(id.slice(renderablePrefix.length + 1));
        for (const file of files) this.addWatchFile(file);
        return code;
      }
      if (!id.startsWith(`\0${prefix}`)) return null;
      const { schema, ui, files } = readForm(id.slice(prefix.length + 1));
      for (const file of files) this.addWatchFile(file);
      return compileFormModule(schema, ui);
    },
  };
}

/** The module of a form as under `prefix`, with its presentation. */
function renderableModule(form: string): { code: string; files: string[] } {
  const { ui, files } = readForm(form);
  const code = [
    `export { schema, validators } from '${prefix}${form}';`,
    `export const name = '${mutationOf(form)}';`,
    `export const module = '${path.dirname(form)}';`,
    `export const ui = ${JSON.stringify(ui)};`,
  ];
  return { code: code.join('\n'), files };
}

function readForm(form: string) {
  const folder = path.join(formsFolder, form);
  const { schema, files } = readSchema(path.join(folder, 'schema.json'));
  const { ui, files: uiFiles } = readUi(path.join(folder, 'ui.json')) ?? { ui: {}, files: [] };
  return { schema, ui, files: [...files, ...uiFiles] };
}

function registryModule(prefix: string): string {
  const loaders = readdirSync(formsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'schema.json')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .sort()
    .map((form) => `${mutationOf(form)}: () => import('${prefix}${form}'),`);
  return `export default {\n${loaders.join('\n')}\n};`;
}

/** `invoicing/create_invoice` checks the input of `createInvoice`. */
const mutationOf = (form: string) => camelCase(path.basename(form));

/** Writes out what a recruiter's form is checked by, as a module for a page that forbids eval. */
function writeMetaValidators(): string {
  const ajv = createAjv({ code: { source: true, esm: true } });
  ajv.addSchema(applicationForm, '#applicationForm');
  ajv.addSchema(jobChecks, '#jobChecks');
  return withRuntime(
    standaloneCode.default(ajv, { applicationForm: '#applicationForm', jobChecks: '#jobChecks' }),
  );
}
