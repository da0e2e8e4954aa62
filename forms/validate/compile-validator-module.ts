import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from './create-ajv.ts';
import type { InputSchema } from './input-schema.ts';

/** The source of modules that Ajv would load at run time, since a page has no `require`. */
const runtime: Record<string, string> = {
  'ajv/dist/runtime/ucs2length': '(text) => [...text].length',
  'ajv/dist/runtime/equal': `function equal(a, b) {
    if (a === b) return true;
    if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return false;
    const keys = Object.keys(a);
    return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
  }`,
};

/**
 * Writes the validator of a schema, as `readSchema` gives it, out as a module for the browser, whose content policy forbids eval.
 * It exports `validator` and `schema`, which is what `validateInput` takes.
 */
export function compileValidatorModule(schema: InputSchema): string {
  return `${compiled({ validator: schema })}\nexport const schema = ${JSON.stringify(schema)};\n`;
}

/** Writes conditions out as a module that exports `conditions`, each validator by the text of its schema. */
export function compileConditionsModule(conditions: readonly (InputSchema | boolean)[]): string {
  if (conditions.length === 0) return 'export const conditions = {};\n';
  const named = Object.fromEntries(conditions.map((one, at) => [`condition${at}`, one]));
  const entries = conditions.map(
    (one, at) => `${JSON.stringify(JSON.stringify(one))}: condition${at},`,
  );
  return `${compiled(named)}\nexport const conditions = {\n${entries.join('\n')}\n};\n`;
}

function compiled(schemas: Record<string, InputSchema | boolean>): string {
  // The meta-schema check is skipped: schemas are checked when they are read, and it takes longer than
  // compiling.
  const ajv = createAjv({ code: { source: true, esm: true }, validateSchema: false });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, `#${name}`);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, `#${name}`]));
  return withRuntime(standaloneCode.default(ajv, names));
}

/** Code that Ajv has written out, with what it would load in its place. */
export const withRuntime = (code: string): string =>
  code.replace(/require\("([^"]+)"\)(?:\.default)?/g, (_all, name: string) => {
    const written = runtime[name];
    if (!written) throw new Error(`A validator needs ${name}, which is not written out`);
    return `(${written})`;
  });
