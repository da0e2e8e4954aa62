/** The name in the API of a name in SQL: `account_id` is `accountId`. */
export const camelCase = (name: string) =>
  name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The field of a column: an amount is named without its unit, which its type has. */
export const fieldName = (column: string) => camelCase(column.replace(/_minor$/, ''));

/** The name in SQL of a name in the API: `createClient` is `create_client`. */
export const snakeCase = (name: string) =>
  name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
