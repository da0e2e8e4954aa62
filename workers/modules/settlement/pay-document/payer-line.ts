import { formatIdentifier } from '#shared/format-identifier.ts';
import type { PayDrawing } from './pay-drawing.ts';

/** The payer's organisation number with its name, as the law wants it on a slip. */
export function payerLine({ parties, texts }: Pick<PayDrawing, 'parties' | 'texts'>): string {
  const { organizationNumber } = parties.payer;
  if (!organizationNumber) return '';
  return `${texts.organizationNumber} ${formatIdentifier.organizationNumber(organizationNumber)}`;
}
