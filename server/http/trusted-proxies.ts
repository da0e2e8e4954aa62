import { BlockList, isIP } from 'node:net';

/** The proxies that are trusted to report a caller's address. */
export interface TrustedProxies {
  /** The number of proxies that every request passes, if that is what is configured. */
  hops: number;
  /** Whether an address is that of a trusted proxy. */
  has(address: string): boolean;
}

const none: TrustedProxies = { hops: 0, has: () => false };

/**
 * Reads `TRUST_PROXY`: a number of proxies, or their addresses and networks with commas between.
 * A mistake stops the start, since believing a stranger would lift every limit.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const words = (text ?? '').split(',').flatMap((word) => word.trim() || []);
  if (words.length === 0) return none;
  if (words.length === 1 && /^\d$/.test(words[0] ?? '')) {
    return { ...none, hops: Number(words[0]) };
  }
  const list = new BlockList();
  for (const word of words) {
    const [address = '', bits] = word.split('/');
    const version = isIP(address);
    const family = version === 6 ? 'ipv6' : 'ipv4';
    const most = version === 6 ? 128 : 32;
    const length = bits === undefined ? most : Number(bits);
    if (!version || !/^\d{1,3}$/.test(String(length)) || length > most) {
      throw new Error(`TRUST_PROXY cannot be read at "${word}": a number, or addresses`);
    }
    list.addSubnet(address, length, family);
  }
  return {
    hops: 0,
    has: (address) =>
      isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  };
}
