import type { ResultOf } from 'gql.tada';
import { graphql } from '#portal/graphql/graphql.ts';

/** An invoice as its client sees it. The token in the link is the key. */
export const publicInvoiceQuery = graphql(`
  query PublicInvoice($token: String!) {
    publicInvoice(token: $token) {
      documentNumber status sellerName sellerOrganizationNumber freelancerName clientName language
      invoicedOn dueOn amount vat total credited remaining refund refunded isOverdue paymentWaits currency kid bankAccountNumber iban pdfPath paidAmount
      buyerReference orderReference
      creditNotes { documentNumber creditedOn total }
      theme { primary primaryContrast primaryHover font { name url } }
      lines { description lineType quantity unit unitPrice amount vatRate vat startDate endDate purpose startTime endTime addressFrom addressTo }
    }
  }
`);

/** An invoice as its client sees it. */
type PublicInvoice = NonNullable<ResultOf<typeof publicInvoiceQuery>['publicInvoice']>;

/** Its content without what the page of a purchase has of its own: refunds, and the state of the payment. */
export type PublicInvoiceData = Omit<PublicInvoice, 'creditNotes' | 'paymentWaits'>;

export type PublicCreditNoteData = PublicInvoice['creditNotes'][number];

type State = 'waits' | 'paid' | 'refund' | 'refunded' | 'credited' | 'overdue' | 'due';

type Settled = 'isOverdue' | 'paymentWaits' | 'remaining' | 'paidAmount' | 'refund' | 'refunded';

/** The state shown to the client above all else, derived from the server's figures. */
export function publicState(invoice: Pick<PublicInvoice, Settled>): State {
  const { isOverdue, paymentWaits, remaining, paidAmount, refund, refunded } = invoice;
  if (paymentWaits && remaining > 0) return 'waits';
  if (remaining > 0) return isOverdue ? 'overdue' : 'due';
  if (paidAmount === 0) return 'credited';
  if (refund === 0) return 'paid';
  return refunded < refund ? 'refund' : 'refunded';
}
