import type { LineDraft } from './lines/LineDraft.ts';

interface Client {
  id: string;
}

/** An invoice as it is being written. Dates are ISO days, empty texts are values not given yet. */
export interface InvoiceDraft {
  freelanceProfileId: string;
  bankAccountId: string;
  client: { id: string; label: string } | null;
  clientReferencePersonId: string;
  senderReferencePersonId: string;
  buyerReference: string;
  orderReference: string;
  invoicedOn: string;
  dueOn: string;
  lines: LineDraft[];
}

/** As many clients as are shown, those invoiced last before the others. */
export function recentFirst<One extends Client>(
  recent: readonly (One | null)[],
  others: readonly One[],
  count: number,
): One[] {
  const known = recent.filter((one): one is One => one !== null);
  return [...new Map([...known, ...others].map((one) => [one.id, one])).values()].slice(0, count);
}
