/**
 * The agreement to show: that for a person or an organisation, or that of one profile or invoice by its id.
 */
export function agreementSearch(raw: Record<string, string>): {
  kind: 'INDIVIDUAL' | 'ORGANIZATION';
  of: string;
} {
  return { kind: raw.kind === 'ORGANIZATION' ? 'ORGANIZATION' : 'INDIVIDUAL', of: raw.of ?? '' };
}
