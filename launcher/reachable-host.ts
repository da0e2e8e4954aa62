import net from 'node:net';

/**
 * The host in an address by which this machine reaches a server that listens on `given`. Whoever
 * listens everywhere is reached by the name that works everywhere.
 */
export function reachableHost(given: string | null): string {
  if (!given || given === '0.0.0.0' || given === '::') return 'localhost';
  return net.isIPv6(given) ? `[${given}]` : given;
}
