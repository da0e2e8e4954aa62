/** One broken rule: a code of the closed list and the camel-case path of the field. */
export interface FieldError {
  code: string;
  path: string;
}
