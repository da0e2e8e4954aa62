import { formatIdentifier } from '../../core/format/format-identifiers.ts';
import type { InvoicePayload } from './invoice-payload.ts';

/**
 * The seller's number as the law wants it on a sales document: `Org.nr. NO 123 456 785 MVA
 * Foretaksregisteret` when registered for VAT, the bare number when not.
 */
export function sellerRegisterLine(
  seller: InvoicePayload['seller'],
  texts: { organizationNumber: string; register: string },
): string {
  if (!seller.organizationNumber) return '';
  const number = formatIdentifier.organizationNumber(seller.organizationNumber);
  return seller.vatRegistered
    ? `${texts.organizationNumber} NO ${number} MVA ${texts.register}`
    : `${texts.organizationNumber} ${number}`;
}
