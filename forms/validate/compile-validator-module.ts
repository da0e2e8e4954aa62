import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from './create-ajv.ts';
import type { InputSchema } from './input-schema.ts';

/** What Ajv would load at run time, written out, since a page can load nothing by `require`. */
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
  const ajv = createAjv({ code: { source: true, esm: true } });
  const code = standaloneCode
    .default(ajv, ajv.compile(schema))
    .replace(/require\("([^"]+)"\)(?:\.default)?/g, (_all, name: string) => {
      const written = runtime[name];
      if (!written) throw new Error(`A validator needs ${name}, which is not written out`);
      return `(${written})`;
    })
    .replace('export default validate', 'export const validator = validate');
  return `${code}\nexport const schema = ${JSON.stringify(schema)};\n`;
}
