import { formatIdentifier } from '#shared/format-identifier.ts';
import type { WrittenLanguage } from '#workers/core/format/written-language.ts';
import type { PdfCanvas } from '#workers/core/pdf/pdf-canvas.ts';
import type { PayloadAddress } from '../../invoicing/document-payload.ts';
import type { PayTexts } from './pay-texts.ts';

/** The payer and the receiver of a salary slip or report, as they were on its day. */
export type PayParties = {
  language: 'NB' | 'EN';
  payer: {
    name: string;
    organizationNumber: string | null;
    address: PayloadAddress | null;
  };
  receiver: { name: string; address: PayloadAddress | null };
};

/** A salary slip or report under way, and the place of the pen. */
export type PayDrawing = {
  canvas: PdfCanvas;
  parties: PayParties;
  /** Eleven digits in Norway; null for those who have none. */
  personalNumber: string | null;
  title: string;
  /** The line below the title, such as the day of payout. */
  about: string;
  texts: PayTexts;
  language: WrittenLanguage;
  /** The top of the next part. */
  y: number;
};

/** The payer's organisation number with its name, as the law wants it on a slip. */
export function payerLine({ parties, texts }: Pick<PayDrawing, 'parties' | 'texts'>): string {
  const { organizationNumber } = parties.payer;
  if (!organizationNumber) return '';
  return `${texts.organizationNumber} ${formatIdentifier.organizationNumber(organizationNumber)}`;
}
