import { _, type CodeKeywordDefinition, str } from 'ajv';

/**
 * `maxLength` as Ajv has it, but asking first how many units a text has, which it knows: it has no more letters than
 * that. Counting the characters of every answer took longer than all else that is asked of it but patterns.
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
