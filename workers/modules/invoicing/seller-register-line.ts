import { formatIdentifier } from '#shared/format-identifier.ts';
import type { DocumentPayload } from './document-payload.ts';

/**
 * The seller's number as the law wants it on a sales document: with NO and MVA around it when
 * registered for VAT, and followed by Foretaksregisteret when registered there.
 */
export function sellerRegisterLine(
  seller: DocumentPayload['seller'],
  texts: { organizationNumber: string; register: string },
): string {
  if (!seller.organizationNumber) return '';
  const number = formatIdentifier.organizationNumber(seller.organizationNumber);
  const vat = seller.vatRegistered ? `NO ${number} MVA` : number;
  return [texts.organizationNumber, vat, seller.inBusinessRegister ? texts.register : '']
    .filter(Boolean)
    .join(' ');
}
