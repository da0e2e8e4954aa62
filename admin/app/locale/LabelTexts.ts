/**
 * Words for what the database names: columns, one row of a type, and the values of an enum (below
 * the empty name: values that mean the same wherever they occur).
 */
export interface LabelTexts {
  words?: Record<string, string>;
  rows?: Record<string, string>;
  values?: Record<string, Record<string, string>>;
}
