import type { Connection, PoolClient } from 'pg';

/** Names on one connection; each is a plan in the memory of its backend. */
const mostNames = 200;

/** The names that `pg` notes on a connection: of statements that are prepared, and that are being prepared. */
export type PreparingConnection = Connection & {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
};

const namesOf = new WeakMap<Connection, Set<string>>();

export const connectionOf = (client: PoolClient) =>
  (client as unknown as { connection: PreparingConnection }).connection;

/**
 * The name under which a connection prepares a statement, if it does. Beyond the limit the least recently used one
 * is freed, so that no caller can fill a connection with statements that no other sends.
 */
export function preparedName(client: PoolClient, name: string | undefined): string | undefined {
  if (!name) return undefined;
  const connection = connectionOf(client);
  const names = namesOf.get(connection) ?? new Set();
  namesOf.set(connection, names);
  if (!names.delete(name) && names.size >= mostNames) {
    const [oldest = ''] = names;
    // Its answer is still awaited, after which it would be noted as prepared.
    if (connection.submittedNamedStatements[oldest] !== undefined) return undefined;
    names.delete(oldest);
    forget(connection, oldest);
  }
  names.add(name);
  return name;
}

/** Frees a statement before the next one that is sent, whether or not it was prepared. */
export function forget(connection: PreparingConnection, name: string): void {
  delete connection.parsedStatements[name];
  delete connection.submittedNamedStatements[name];
  connection.close({ type: 'S', name }, true);
}
