import { formatIdentifier } from '../../../../../ground/format-identifier.ts';
import type { SlipDrawing } from './slip-drawing.ts';

/** The payer's organisation number with its name, as the law wants it on a slip. */
export function payerLine({ slip, texts }: Pick<SlipDrawing, 'slip' | 'texts'>): string {
  const { organizationNumber } = slip.payer;
  if (!organizationNumber) return '';
  return `${texts.organizationNumber} ${formatIdentifier.organizationNumber(organizationNumber)}`;
}
