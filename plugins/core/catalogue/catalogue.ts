import type { CatalogueMutation } from './catalogue-mutation.ts';

/**
 * The description of database and API for the admin console, which needs no introspection.
 *
 * One query, `{ catalogue }`, answers this whole shape as JSON. It is built once with the schema, from the
 * catalogue of Postgres as the operator role sees it, the smart tags and the files under `forms/modules`;
 * read for each request are the rows of `app_public.transitions`, the operator, and what the policies allow
 * them. All names of fields and types are those of the admin API, so a client can put them straight into an
 * operation.
 */
export interface Catalogue {
  resources: CatalogueResource[];
  enums: CatalogueEnum[];
  mutations: CatalogueMutation[];
  /** The operator who sent the request. Null only before the first request. */
  operator: CatalogueOperator | null;
}

/** The operator who reads the catalogue. */
export interface CatalogueOperator {
  /** The session's user, a row id. */
  id: string;
  name: string;
  /** READ, REVIEW, FINANCE or ADMIN. */
  role: string;
  /** The actors of `transitions` they may act as, such as `OPERATOR_REVIEW`. */
  actors: string[];
}

/** One table that operators may read. */
export interface CatalogueResource {
  /** Plural and camel case, as in the admin's routes: `invoices`, `bankAccounts`. */
  name: string;
  /**
   * The table's own name in `app_public`: `bank_accounts`. It is the value of `transitions.entity`,
   * `events.entity` and `audit_entries.table_name`.
   */
  table: string;
  /** The GraphQL type of a row: `BankAccount`. */
  typeName: string;
  /** The table's comment without its tags. */
  description: string | null;
  /** Every smart tag of the table; see `CatalogueField.tags`. */
  tags: CatalogueTags;
  /** Group of the menu, from `@section`. */
  section: string | null;
  /** The position of its section in the menu, if this table sets it. */
  sectionPlace: number | null;
  /** From `@icon`. */
  icon: string | null;
  /** True with `@hide`: reachable through relations, not in the menu. */
  hidden: boolean;
  /** The field that stands for a row in titles and selects, from `@label`; may be computed. */
  labelField: string | null;
  /** Added to it in a title, from the further words of `@label`: the day of a numbered run. */
  titleFields: string[];
  /** The filter field for free text, `search` if the table has `@search`, else null. */
  searchField: string | null;
  /** Initial order as values of `operations.orderByEnum`. */
  defaultSort: string[];
  operations: CatalogueOperations;
  fields: CatalogueField[];
  /** Fields that are no columns: links to a file's bytes, signed for each answer. */
  links: string[];
  /** Rows elsewhere that point here. */
  backward: CatalogueBackwardRelation[];
  /** Set when the table has rows in `transitions`: the column they move and the moves. */
  transitions: CatalogueTransition[];
  statusField: string | null;
}

/** Names in the admin's GraphQL; null where grants or policies leave nothing to this operator. */
export interface CatalogueOperations {
  /** Root connection `(first, offset, orderBy, filter) { totalCount nodes aggregates }`. */
  list: string | null;
  /** Root field `(id: UUID!)`. */
  one: string | null;
  filterType: string | null;
  orderByEnum: string | null;
  /** `create(input: {<createKey>: {…}}) { <rowKey> {…} }`. */
  create: string | null;
  createKey: string | null;
  /** `update(input: {id, patch: {…}}) { <rowKey> {…} }`. */
  update: string | null;
  delete: string | null;
  /** The types of the inputs of these three, where they are in the schema. */
  createInput: string | null;
  updateInput: string | null;
  deleteInput: string | null;
  rowKey: string;
}

export interface CatalogueField {
  /** GraphQL field: `amount`, `clientId`. */
  name: string;
  /** Column, or null for a computed field. */
  column: string | null;
  /** Named GraphQL type without wrappers: `BigInt`, `InvoiceStatus`, `Address`. */
  type: string;
  /** The kind of control and display on a screen. */
  kind:
    | 'text'
    | 'longText'
    | 'integer'
    | 'money'
    | 'decimal'
    | 'percent'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'time'
    | 'enum'
    | 'reference'
    | 'file'
    | 'composite'
    | 'json'
    | 'uuid'
    | 'email'
    | 'other';
  isList: boolean;
  /** The column is `not null`. */
  required: boolean;
  hasDefault: boolean;
  /** Its default, where that is a value and not computed. */
  defaultValue: string | boolean | null;
  computed: boolean;
  /** This operator may give it when creating; when updating. From column grants and policies. */
  insertable: boolean;
  updatable: boolean;
  sortable: boolean;
  filterable: boolean;
  /** Whether `aggregates { sum { … } }` of a list contains its sum. */
  summable: boolean;
  /** Values of the order enum, null when not sortable. */
  sortAsc: string | null;
  sortDesc: string | null;
  description: string | null;
  /** The keys of its labels in the modules' `words.<language>.json`; the first that exists is used. */
  words: string[];
  /** Every smart tag of the column as written; a tag without text is `true`. */
  tags: CatalogueTags;
  /** For `kind: 'enum'`: the name in `enums`. */
  enumName: string | null;
  /** Those of its values that the table's checks allow; null for a column without such a check. */
  possibleValues: string[] | null;
  /** For `kind: 'reference'` and `'file'`: where it points, by a foreign key or by `@points`. */
  reference: CatalogueReference | null;
  /** For `kind: 'composite'`: its parts. */
  parts: CatalogueField[] | null;
}

export interface CatalogueReference {
  /** `name` of the other resource. */
  resource: string;
  /** Field of this type that gives the other row: `client` beside `clientId`. */
  field: string | null;
}

export interface CatalogueBackwardRelation {
  /** Field of this type with the other rows, a connection, or one row when `unique`. */
  field: string;
  /** `name` of the resource whose rows are listed. */
  resource: string;
  /** The field there that holds this row's id: react-admin's `target`. */
  target: string;
  unique: boolean;
}

export interface CatalogueEnum {
  name: string;
  /**
   * The outcome of each value, if the enum is a state with transitions; see `CatalogueTransition.outcome`.
   */
  outcomes: Record<string, string>;
  /** Tags of the type's comment. */
  tags: CatalogueTags;
  values: { value: string; description: string | null }[];
}

/** One row of `app_public.transitions`; rows without `mutation` are moved by the worker. */
export interface CatalogueTransition {
  action: string;
  from: string | null;
  to: string;
  /** The meaning of `to` for users: MEMBERS, OPERATORS, OTHERS, GOOD_END or BAD_END. */
  outcome: string;
  actors: string[];
  /** The predicate of the database that must hold for the row as well. */
  condition: string | null;
  /** `name` in `mutations`, when an operator may call it. */
  mutation: string | null;
}

export type CatalogueTags = Record<string, string | true | (string | true)[]>;
