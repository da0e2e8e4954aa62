import type { Context } from 'graphql-ws';
import { bearerOf } from '#plugins/core/requests/bearer-of.ts';

type Connection = Pick<Context, 'connectionParams' | 'subscriptions'>;

/**
 * The open operations of all connections with the same token. The token need not belong to a session: that is
 * checked later, and costs a query.
 */
export class OpenOperations {
  private readonly most: number;
  private readonly connections = new Map<string, Set<Connection>>();

  constructor(most: number) {
    this.most = most;
  }

  enter(connection: Connection): void {
    const token = tokenOf(connection);
    if (!token) return;
    const together = this.connections.get(token) ?? new Set();
    this.connections.set(token, together.add(connection));
  }

  leave(connection: Connection): void {
    const token = tokenOf(connection) ?? '';
    const together = this.connections.get(token);
    together?.delete(connection);
    if (together?.size === 0) this.connections.delete(token);
  }

  /** Whether there are more than may be, counting the one that has just come. */
  areTooMany(connection: Connection): boolean {
    let count = 0;
    for (const one of this.connections.get(tokenOf(connection) ?? '') ?? []) {
      count += Object.keys(one.subscriptions).length;
      if (count > this.most) return true;
    }
    return false;
  }
}

const tokenOf = ({ connectionParams }: Connection) => bearerOf(connectionParams?.authorization);
