import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from '../../tools/database-folder.ts';
import type { Queries } from '../queries.ts';
import { candidateValues } from './candidate-values.ts';
import { fitToCheck } from './fit-to-check.ts';
import type { Column, Table } from './read-tables.ts';

export type Row = Record<string, unknown>;

let counter = 0;

/**
 * Rows of any table, one for each, that all belong to one account. They are made from the catalogue: required
 * columns get plausible values, parents are made first, checks are satisfied by trying. Where that is not
 * enough a module has a `<table>.example.json` beside the table's rules. Triggers are disabled meanwhile: the
 * test is about commands on a row, not about how it was created.
 */
export class ExampleRows {
  readonly tx: Queries;
  readonly tables: Map<string, Table>;
  readonly folder: string | undefined;
  /** Values that every row with such a column gets, above all `account_id`. */
  readonly shared: Row;
  /** Rows of the account that shares what names one; without it, one account is both. */
  partner: ExampleRows | undefined;
  private readonly rows = new Map<string, Row>();
  private readonly open = new Set<string>();

  constructor(tx: Queries, tables: Map<string, Table>, shared: Row, folder?: string) {
    this.tx = tx;
    this.tables = tables;
    this.shared = shared;
    this.folder = folder;
  }

  /** Rows made elsewhere that this account's rows shall hang on. */
  use(table: string, row: Row): void {
    this.rows.set(table, row);
  }

  /** The account's row of the table, made at the first call. */
  async row(name: string): Promise<Row> {
    const known = this.rows.get(name);
    if (known) return known;
    const row = await this.insert(name);
    this.rows.set(name, row);
    return row;
  }

  /** Another row of the table, like the first. */
  async insert(name: string, values: Row = {}): Promise<Row> {
    const row = { ...(await this.draft(name)), ...values };
    return fitToCheck(this.tx, this.table(name), row, {
      parent: (column) => this.parentKey(name, column),
      next: () => ++counter,
    });
  }

  /** The values of a row that could be inserted, without inserting it. */
  async draft(name: string): Promise<Row> {
    const table = this.table(name);
    this.open.add(name);
    const row: Row = {};
    for (const key of table.foreignKeys) {
      const required = key.columns.every((column) => findColumn(table, column).required);
      const ours = this.rows.has(key.table) && key.columns.every((column) => column in this.shared);
      if ((!required && !ours) || this.open.has(key.table)) continue;
      const parent = await this.sideOf(key.columns).row(key.table);
      key.columns.forEach((column, i) => {
        row[column] = parent[key.targets[i] ?? 'id'];
      });
    }
    this.open.delete(name);
    for (const column of table.columns.filter((column) => column.writable)) {
      if (column.name in this.shared && column.name !== 'id')
        row[column.name] ??= this.shared[column.name];
      if (column.required) row[column.name] ??= candidateValues(column, ++counter)[0];
    }
    return { ...row, ...givenExample(name, this.folder) };
  }

  /**
   * The account of the row a key references: a key that includes the partner references the partner's row.
   */
  private sideOf(columns: readonly string[]): ExampleRows {
    const isShared = columns.includes('account_id');
    return (columns.includes('partner_account_id') && !isShared && this.partner) || this;
  }

  private async parentKey(name: string, column: string): Promise<unknown> {
    const key = this.table(name).foreignKeys.find((key) => key.columns.includes(column));
    if (!key || key.table === name) return undefined;
    const parent = await this.sideOf(key.columns).row(key.table);
    return parent[key.targets[key.columns.indexOf(column)] ?? 'id'];
  }

  private table(name: string): Table {
    const table = this.tables.get(name);
    if (!table) throw new Error(`there is no table ${name}`);
    return table;
  }
}

function findColumn(table: Table, name: string): Column {
  const column = table.columns.find((column) => column.name === name);
  if (!column) throw new Error(`${table.name} has no column ${name}`);
  return column;
}

/** The values a module gives for a row of its table that cannot be guessed, if it gives any. */
function givenExample(table: string, folder = databaseFolder): Record<string, unknown> {
  const modules = join(folder, 'modules');
  const file = readdirSync(modules)
    .map((name) => join(modules, name, 'tables', `${table.split('.')[1]}.example.json`))
    .find(existsSync);
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
