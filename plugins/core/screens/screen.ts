/**
 * The description of a table with `@portal`, from which the portal builds its screens.
 *
 * `npm run db:sdl` writes all of them to `plugins/portal-screens.json`, beside the contract they are read
 * from. The portal's build makes documents of them; the browser requests none. All names are those of the
 * portal's API.
 */
export interface Screen {
  /** The list: `boats`. It is also the last part of the address. */
  name: string;
  /** The table's own name, by which its words are found: `bank_accounts`. */
  table: string;
  /** The module it belongs to. */
  module: string;
  /** The path below the account: `harbour/boats`, or the value of `@portal`. */
  path: string;
  /** The path of a row, without its id: the same, or the second value of `@portal`. */
  rowPath: string;
  /** The GraphQL type of a row: `Boat`. */
  typeName: string;
  /** The group of the menu, from `@section`; the module's own else. */
  section: string;
  /**
   * The readers of rows, from `@readers`: roles of a team, MANAGER, TEAM and PERSONAL; empty for all users of
   * any account.
   */
  readers: string[];
  /** From `@icon`. */
  icon: string | null;
  /** The field a row goes by, from `@label`. */
  label: string | null;
  fields: ScreenField[];
  filters: ScreenFilter[];
  /** Without directions: `NAME`, `WORKSHOP_NAME`. */
  sorts: ScreenSort[];
  /** The default order, a value of the enum of sorts; null where it cannot be sorted. */
  defaultSort: string | null;
  /** Rows that point here and are named by `@foreignFieldName`. */
  children: ScreenChild[];
  /** Fields of money that the list adds up, from `@sum`. */
  sums: string[];
  /** Whether the list gives the documents of its rows as a ZIP, from `@document`. */
  hasDocuments: boolean;
  /** The subscription of `@statusSubscription`, and the field of its event with the row. */
  news: { field: string; rowField: string } | null;
  /** Null where rows have no status. */
  states: ScreenStates | null;
  /** The choices for a form's references, by the type of the row. */
  choices: Record<string, ScreenChoices>;
  /** The actions of users, by verb: `create`, `update`, `destroy`, and any other that returns the row. */
  actions: ScreenAction[];
}

export interface ScreenField {
  name: string;
  kind:
    | 'text'
    | 'longText'
    | 'email'
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
    | 'file';
  /** Whether it is shown in lists: fields to sort or filter by, and those with `@listed`. */
  isListed: boolean;
  /** For `enum`: the type, and its values in order. */
  enumName: string | null;
  values: string[] | null;
  /** For `reference`: the type it points to, its table, and the field a row of it goes by. */
  target: { typeName: string; table: string; label: string | null } | null;
  /** From `@groups`: a long number in groups for the eye. */
  /** The key of its label, if the API names it otherwise. */
  word?: string;
  groups: string | null;
}

export interface ScreenFilter {
  name: string;
  kind: 'search' | 'equals' | 'oneOf' | 'id' | 'hasId' | 'isSet' | 'from' | 'to';
  /** The field it goes by, null for the search. */
  field: string | null;
  /**
   * The tables of the referenced row and of its own references, if the filter is on a field of such a row.
   */
  words?: string[];
  /** For `id`: the list its values are chosen from, where that takes no arguments. */
  choices: ScreenChoices | null;
}

/** A list that rows are chosen from. */
export interface ScreenChoices {
  list: string;
  /** The GraphQL type of its rows. */
  typeName: string;
  /** The field a row goes by. */
  label: string;
  /** It can be searched; otherwise users choose among its first rows. */
  isSearched: boolean;
  /** The number of rows shown at once. */
  rows: number;
}

export interface ScreenSort {
  name: string;
  field: string;
}

export interface ScreenChild {
  field: string;
  typeName: string;
  table: string;
  label: string | null;
  fields: ScreenField[];
  /** Null where its rows have no status. */
  states: ScreenStates | null;
  /** The mutations that add and remove one. */
  actions: ScreenAction[];
  /** The path of the parent row in the form that adds a child; null when the form has none. */
  key: string[] | null;
}

/** The outcome of each state, and the moves between them. */
export interface ScreenStates {
  outcomes: Record<string, string>;
  moves: ScreenMove[];
}

/** One row of `app_public.transitions`. */
export interface ScreenMove {
  action: string;
  from: string | null;
  to: string;
  actors: string[];
}

export interface ScreenAction {
  /** `sink`, as the transitions call it. */
  verb: string;
  /** `sinkBoat`. */
  mutation: string;
  /** It has inputs besides the row's id, so it needs its form. */
  hasInputs: boolean;
  /** It takes the version of the row that was read. */
  takesUpdatedAt: boolean;
  /** The path under which a refusal of the whole is shown. */
  refusedAs: string | null;
  /** Whether it deletes the row. */
  destroys: boolean;
  /** From `@actors`: the roles it is offered to; empty for all callers that the states allow. */
  actors: string[];
}
