import type { DocumentLine } from '../document-payload.ts';

/** Code list UN/ECE Recommendation 20. */
export const unitCodes = { HOUR: 'HUR', DAY: 'DAY', KM: 'KMT', PIECE: 'C62' } satisfies Record<
  DocumentLine['unit'],
  string
>;
