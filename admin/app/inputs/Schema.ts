/** The part of JSON Schema, and the keywords of our own, that a form is made from. */
export interface Schema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  title?: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  /** GraphQL type whose id this is. */
  nodeType?: string;
  /** GraphQL enum whose values these are. */
  graphqlEnum?: string;
  /** Where its words may stand, the first that has any. */
  words?: string[];
  /** A file given as a data URL with its name. */
  file?: { maxBytes?: number; contentTypes?: string[] };
}
