import { _, type CodeKeywordDefinition, str } from 'ajv';

/**
 * `maxLength` as in Ajv, but compared with the string's `length` first: a text has no more characters than
 * code units. Counting the characters of every answer took longer than all other checks but patterns.
 */
export const maxLength: CodeKeywordDefinition = {
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
