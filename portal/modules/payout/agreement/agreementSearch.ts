/** Whose agreement is read: a person's or an organisation's. */
export function agreementSearch(raw: Record<string, string>): {
  kind: 'INDIVIDUAL' | 'ORGANIZATION';
} {
  return { kind: raw.kind === 'ORGANIZATION' ? 'ORGANIZATION' : 'INDIVIDUAL' };
}
