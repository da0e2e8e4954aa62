import net from 'node:net';

/**
 * The host by which this machine reaches a server that listens on `given`. A server listening on all
 * addresses is reached by localhost.
 */
export function reachableHost(given: string | null): string {
  if (!given || given === '0.0.0.0' || given === '::') return 'localhost';
  return net.isIPv6(given) ? `[${given}]` : given;
}
