/** The private part of an address for receipts, `kvittering+0123….@domain`; null where it is none. */
export function tokenOf(recipient: unknown, domain: string): string | null {
  const [, token, host] = /^[^+@]{1,64}\+([0-9a-f]{32})@([^@]+)$/i.exec(String(recipient)) ?? [];
  return token && host?.toLowerCase() === domain ? token.toLowerCase() : null;
}
