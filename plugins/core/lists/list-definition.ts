import { type SQL, sql } from 'pg-sql2';

/**
 * A list as data: its source, filters and sorts. The GraphQL plan, the export and any other engine read this
 * and nothing else. All of it is JSON.
 */
export interface ListDefinition {
  /** `invoices`: the field of Query and the name in export links. */
  name: string;
  /** GraphQL type of an item. */
  typeName: string;
  schemaName: string;
  /** Table, or set-returning function, of that schema. */
  sourceName: string;
  isFunction: boolean;
  /** Whether the function's own order is the default one. */
  isRanked: boolean;
  args: ListArgument[];
  filters: ListFilter[];
  /** Without directions; each makes an `_ASC` and a `_DESC`. */
  sorts: ListSort[];
  /** Amounts that are added up over all pages. */
  sums: ListSum[];
  /** Values whose rows are counted over all pages. */
  counts: ListCount[];
  /** Files of a row that go out together as a ZIP. */
  documents: ListDocument[];
  /** The default order; the key always comes last. */
  defaultOrder: ListOrder[];
  /** The most rows a page may have. */
  largestPage: number;
  /** Columns that identify a row. */
  key: string[];
  /** The SQL condition under which a row is in no export, or null. */
  withheld: string | null;
  /** The columns of an export. */
  columns: ListColumn[];
}

export interface ListArgument {
  name: string;
  sqlName: string;
  sqlType: string;
  /** Prefix of the global id this argument is, or null. */
  prefix: string | null;
  required: boolean;
}

export interface ListFilter {
  name: string;
  kind: 'search' | 'equals' | 'oneOf' | 'id' | 'hasId' | 'isSet' | 'from' | 'to';
  column: string;
  /** Type of the column: `text`, `app_public.invoice_status`. */
  sqlType: string;
  /** GraphQL type of the value, before it is made a list for `oneOf`. */
  inputType: string;
  /** Prefix that a global id must have, for `id` and `hasId`. */
  prefix: string | null;
  /** The columns a `search` looks in: any of them contains the text. */
  places?: SearchPlace[];
  /** Set when the column is of a related row: how to get there. */
  via?: ListRelation;
  /** Set when a function of the row gives the value, and no column. */
  computed?: ComputedSource;
}

/** A function whose only argument is the row. */
export interface ComputedSource {
  schemaName: string;
  functionName: string;
}

export interface SearchPlace {
  column: string;
  /** Set when the column is of a related row: how to get there. */
  via: ListRelation | null;
}

export interface ListSort {
  name: string;
  column: string;
  /** Names are sorted as Norwegians sort them, with Å last. */
  isText: boolean;
  /** Set when the column is of a related row: how to get there. */
  via: ListRelation | null;
}

export interface ListSum {
  /** Its field in the API. */
  name: string;
  column: string;
  /** Set when a function of the row gives the amount, and no column. */
  computed?: ComputedSource;
  /** The column of the rows' status, and the entity of its transitions; null where rows have none. */
  status: { column: string; entity: string } | null;
  /** Rows with this value sum up others of the list. */
  summary: { column: string; value: string } | null;
}

export interface ListCount {
  /** Its field in the API. */
  name: string;
  column: string;
  value: string;
}

/** A column with the id of a file, or a function of the row that gives the file. */
export interface ListDocument {
  column: string;
  computed?: ComputedSource;
}

export interface ListOrder {
  column: string;
  direction: 'ASC' | 'DESC';
}

/** The way to the one row that a row points at, with a key of one column or of several. */
export interface ListRelation {
  schemaName: string;
  table: string;
  on: { local: string; remote: string }[];
}

export interface ListColumn {
  /** The row's field in the API that shows it. */
  name: string;
  /** The keys of its label, as in `CatalogueField.words`. */
  words: string[];
  column: string;
  /** Set when it is a part of a composite column, such as the city of an address. */
  part: string | null;
  kind: 'text' | 'number' | 'minor' | 'date' | 'datetime' | 'boolean' | 'enum' | 'country';
  /** For `enum`, its name in the API. */
  enumName: string | null;
  via: ListRelation | null;
  /** Set when a function of the row gives the value, and no column. */
  computed?: ComputedSource;
}

/** The value of a row's column, or of a function of the row. */
export function valueExpression(
  { column, computed }: { column: string; computed?: ComputedSource },
  alias: SQL,
): SQL {
  if (!computed) return sql`${alias}.${sql.identifier(column)}`;
  return sql`${sql.identifier(computed.schemaName, computed.functionName)}(${alias})`;
}
