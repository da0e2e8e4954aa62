import pg, { type Pool, type PoolClient } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { isDatabaseAway } from '../errors/is-database-away.ts';
import { connectionOf, forget, type PreparingConnection, preparedName } from './prepared-names.ts';

export interface Statement {
  text: string;
  values: unknown[];
  name: string;
}

/** Rows as Postgres writes them. */
export type TextRow = (string | null)[];

/** The rows of each statement that was completed, and the error of the one after these. */
export interface PacketResult {
  rows: TextRow[][];
  error: Error | null;
}

/**
 * Sends statements in one packet with one Sync, so that Postgres runs them as one transaction: settings that one
 * statement makes hold for the following ones, and end with the transaction. An error undoes all of it.
 */
export async function sendPacket(
  client: PoolClient,
  statements: Statement[],
): Promise<PacketResult> {
  // A value that cannot be written throws before anything is sent.
  const prepared = statements.map(({ text, values, name }) => ({
    text,
    values: values.map((value) => prepareValue(value) as string | Buffer | null),
    name: preparedName(client, name) ?? '',
  }));
  return new Promise((resolve) => {
    client.query(new Packet(prepared, connectionOf(client), resolve));
  });
}

/** The same on a connection of its own. One that failed otherwise than by an error of Postgres, or that Postgres ends, is not used again. */
export async function sendOn(pool: Pool, statements: Statement[]): Promise<PacketResult> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    const result = await sendPacket(client, statements);
    const { error } = result;
    if (error && (!('severity' in error) || isDatabaseAway(error))) lost = error;
    return result;
  } finally {
    client.release(lost);
  }
}

type Prepared = Omit<Statement, 'values'> & { values: (string | Buffer | null)[] };

/** A query in the sense of `pg`, which calls it with each message of Postgres; in a pipeline it takes no other class. */
class Packet extends pg.Query {
  private readonly statements: Prepared[];
  private readonly connection: PreparingConnection;
  private readonly done: (result: PacketResult) => void;
  private readonly complete: TextRow[][] = [];
  private current: TextRow[] = [];
  /** Statements that are prepared by this packet. */
  private readonly fresh = new Set<Prepared>();

  constructor(
    statements: Prepared[],
    connection: PreparingConnection,
    done: (result: PacketResult) => void,
  ) {
    // As it is traced.
    super(statements.map(({ text }) => text).join(';\n'));
    this.statements = statements;
    this.connection = connection;
    this.done = done;
  }

  override submit = (): void => {
    const { connection } = this;
    connection.stream.cork();
    try {
      for (const statement of this.statements) this.send(statement);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  };

  private send(statement: Prepared): void {
    const { connection } = this;
    const { name, text, values } = statement;
    const isKnown =
      name !== '' &&
      (connection.parsedStatements[name] ?? connection.submittedNamedStatements[name]) === text;
    if (!isKnown) {
      connection.parse({ name, text, types: [] }, true);
      if (name !== '') {
        connection.submittedNamedStatements[name] = text;
        this.fresh.add(statement);
      }
    }
    connection.bind({ portal: '', statement: name, values }, true);
    connection.execute({ portal: '' }, true);
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: TextRow }): void {
    this.current.push(fields);
  }

  handleCommandComplete(): void {
    const statement = this.statements[this.complete.length];
    this.complete.push(this.current);
    this.current = [];
    if (!statement || !this.fresh.delete(statement)) return;
    this.connection.parsedStatements[statement.name] = statement.text;
    delete this.connection.submittedNamedStatements[statement.name];
  }

  handleReadyForQuery(): void {
    this.done({ rows: this.complete, error: null });
  }

  /** Whether a statement was prepared before it failed is not known. */
  handleError(error: Error): void {
    for (const { name } of this.fresh) forget(this.connection, name);
    this.done({ rows: this.complete, error });
  }

  handleEmptyQuery(): void {}
}
