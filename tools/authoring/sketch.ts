import type { Column } from '#db/tools/shapes/column-schema.ts';

/** The author's sketch of a module, as read from a database that ran their statements. */
export interface Sketch {
  module: string;
  /** In order of creation. */
  types: SketchedType[];
  tables: SketchedTable[];
  /** Modules whose tables ours point to. */
  uses: string[];
}

export interface SketchedType {
  name: string;
  values: string[];
}

export interface SketchedTable {
  name: string;
  /** One of it: `boat` of `boats`. */
  noun: string;
  /** Three letters that its global ids begin with, which no other table's do. */
  prefix: string;
  /** `create table …` and its indexes, formatted. */
  shape: string;
  /** The columns users fill in, without keys, tenant, status, search and timestamps. */
  columns: Column[];
  /** Its keys to other tables of the module, each with the name of the reverse relation. */
  keys: { constraint: string; called: string }[];
  /** The first state, where it has states; the others in the order of the type. */
  states: string[];
  /** It does nothing but tie rows together. */
  isTie: boolean;
  /** Nothing points to it and it has no states, so it may go again. */
  isRemovable: boolean;
}
