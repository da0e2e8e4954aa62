import { Ajv, type Options } from 'ajv';
import { formats } from './formats.ts';

export const ajvOptions = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  multipleOfPrecision: 6,
} satisfies Options;

/** Ajv as this product uses it, on the server and, precompiled, in the browser. */
export const createAjv = (options: Options = {}): Ajv =>
  prepareAjv(new Ajv({ ...ajvOptions, ...options }));

/**
 * Adds our keywords and formats. Every format is one regular expression, so that a validator can be written out
 * as a module without a dependency and run in a page that forbids eval.
 */
export function prepareAjv(ajv: Ajv): Ajv {
  ajv.addVocabulary([
    'nodeType',
    'file',
    'graphqlEnum',
    'errorCodes',
    'words',
    'asWritten',
    'preparedBy',
  ]);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addFormat('decimal', /^-?\d+(?:\.\d+)?$/);
  // Amounts are integers of minor units; their size is bounded by `maximum` and by the scalar.
  ajv.addFormat('minor', true);
  return ajv;
}
