import { _, Ajv, type CodeKeywordDefinition, type Options, str } from 'ajv';
import { ajvOptions, prepareAjv } from '../validate/create-ajv.ts';
import { answerFormats } from './answer-formats.ts';
import { linearRegExp } from './patterns/linear-reg-exp.ts';

/**
 * `maxLength` as in Ajv, but compared with the string's `length` first: a text has no more characters than
 * code units. Counting the characters of every answer took longer than all other checks but patterns.
 */
const maxLength: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => str`must NOT have more than ${schemaCode} characters`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code(context) {
    const { data, schemaCode } = context;
    context.fail(_`${data}.length > ${schemaCode} && [...${data}].length > ${schemaCode}`);
  },
};

/** Ajv as recruiters' forms are checked by it: patterns in linear time, and the formats of their questions. */
export const createFormAjv = ({ code, ...options }: Options = {}): Ajv =>
  prepareFormAjv(
    new Ajv({ ...ajvOptions, ...formOptions, ...options, code: { ...formOptions.code, ...code } }),
  );

export const formOptions = {
  messages: false,
  // That the patterns of our own formats take no time is our business; only what strangers write is read by RE2.
  // Optimising the generated code takes longer than it saves: forms are compiled often and are rarely large.
  code: { optimize: false, regExp: linearRegExp },
} satisfies Options;

/** Adds the keywords and formats of recruiters' forms. */
export function prepareFormAjv(ajv: Ajv): Ajv {
  prepareAjv(ajv).removeKeyword('maxLength').addKeyword(maxLength);
  for (const [name, format] of Object.entries(answerFormats)) ajv.addFormat(name, format);
  return ajv;
}
