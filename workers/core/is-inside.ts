import { BlockList, isIPv6 } from 'node:net';

/** Loopback, private and unassigned address ranges from IANA's registries. */
const inside = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  add(network, 'ipv4');
}
for (const network of [
  '::/128',
  '::1/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]) {
  add(network, 'ipv6');
}

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  inside.addSubnet(address, Number(bits), family);
}

/** Whether an address is not public; an IPv4 address mapped to IPv6 counts as IPv4. */
export function isInside(address: string): boolean {
  return inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
