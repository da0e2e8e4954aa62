import { isIPv6 } from 'node:net';

const groups = (text: string) => text.split(':').flatMap((group) => group || []);

/**
 * The source of an address for limits: the address itself, or for IPv6 its /64, since its owner controls all
 * of that. `app_private.source_of` computes the same for the limits in the database.
 */
export function sourceOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const head = groups(before);
  const tail = groups(after ?? '');
  const zeros = after === undefined ? 0 : Math.max(8 - head.length - tail.length, 0);
  const all = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
