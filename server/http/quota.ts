import type { Server } from 'node:net';
import { sourceOf } from '#plugins/core/requests/source-of.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Counts what each address holds of something in this process, up to a limit. */
export class Quota {
  private readonly taken = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Takes so many places and returns how to give them back; null when there are not so many left. */
  take(address: string, amount = 1): (() => void) | null {
    const source = sourceOf(address);
    const count = this.taken.get(source) ?? 0;
    if (count + amount > this.most) return null;
    this.taken.set(source, count + amount);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.taken.get(source) ?? amount) - amount;
      if (left > 0) this.taken.set(source, left);
      else this.taken.delete(source);
    };
  }
}

/** A browser opens six; a whole office behind one address needs some more. */
const MAX_CONNECTIONS = 300;

/**
 * Closes further connections of an address that has more open than any client needs, since idle ones cost
 * too. Behind a proxy all connections come from the proxy, which limits them itself.
 */
export function limitConnections(server: Server, { hops, has }: TrustedProxies): void {
  const quota = new Quota(MAX_CONNECTIONS);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (hops > 0 || has(address)) return;
    const leave = quota.take(address);
    if (!leave) return socket.destroy();
    socket.once('close', leave);
  });
}

/**
 * Takes from both the address's quota and the common one, or from neither. Returns a function that releases
 * both.
 */
export function twoQuotas(mostOfAddress: number, mostOfAll: number) {
  const own = new Quota(mostOfAddress);
  const all = new Quota(mostOfAll);
  return (address: string, amount = 1): (() => void) | null => {
    const leaveOwn = own.take(address, amount);
    const leaveAll = leaveOwn && all.take('', amount);
    if (leaveOwn && !leaveAll) leaveOwn();
    return (
      leaveAll &&
      (() => {
        leaveAll();
        leaveOwn?.();
      })
    );
  };
}
