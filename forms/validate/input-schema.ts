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
  /** A secret: never told, so never prefilled, and never kept while it is being written. */
  writeOnly?: boolean;
  /** The string is the global id of a row of this GraphQL type. */
  nodeType?: string;
  /** An upload: an object of a data URL and a file name, or the data URL alone, by its type. */
  file?: FileRule;
  /** The GraphQL enum whose values the string takes. */
  graphqlEnum?: string;
  /** The text is tidied by what knows what it is about, as the form that an answer belongs to. */
  asWritten?: boolean;
  /** The hand-written part of every mutation that takes this field, below `plugins/modules`: `identity/operator-code`. */
  preparedBy?: string;
  /** Codes for broken keywords of this schema, where the usual one says too little. */
  errorCodes?: Record<string, string>;
  /** Another schema: in the same document, or a file beside the one it stands in. */
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
