/** The JSON Schema of a mutation's input, with the keywords of our own. */
export interface InputSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, InputSchema>;
  items?: InputSchema;
  required?: string[];
  enum?: unknown[];
  format?: string;
  /** A secret: never returned, so never prefilled, and never stored in a draft. */
  writeOnly?: boolean;
  /** The string is the global id of a row of this GraphQL type. */
  nodeType?: string;
  /** An upload: an object of a data URL and a file name, or the data URL alone, by its type. */
  file?: FileRule;
  /** The GraphQL enum whose values the string takes. */
  graphqlEnum?: string;
  /**
   * The text is tidied elsewhere, by code that knows its context, such as the form that an answer belongs to.
   */
  asWritten?: boolean;
  /** The hand-written part of every mutation that takes this field, below `plugins/modules`: `identity/operator-code`. */
  preparedBy?: string;
  /** Codes for violated keywords of this schema, where the usual code is too general. */
  errorCodes?: Record<string, string>;
  /** Another schema: in the same document, or a file relative to this one. */
  $ref?: string;
  /** The column it is for, `clients.name`: type, length, values, null and meaning are the catalogue's. */
  column?: string;
  /** The keys of the field's label, of which the first that exists is used; written by `readSchema`. */
  words?: string[];
  [keyword: string]: unknown;
}

export interface FileRule {
  maxBytes: number;
  contentTypes: string[];
  /** The default name; without it, the name of an object is required. */
  name?: string;
}
