import type { PayloadAddress } from '../../invoicing/document-payload.ts';

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
