import { graphql } from '#portal/graphql/graphql.ts';

/** An invoice as its client sees it. The token in the link is the key. */
export const publicInvoiceQuery = graphql(`
  query PublicInvoice($token: String!) {
    publicInvoice(token: $token) {
      documentNumber status sellerName sellerOrganizationNumber freelancerName clientName language
      invoicedOn dueOn amount vat total credited remaining refund refunded isOverdue currency kid bankAccountNumber iban pdfPath paidAmount
      theme { primary primaryContrast primaryHover font { name url } }
      lines { description lineType quantity unit unitPrice amount vatRate vat startDate endDate purpose startTime endTime addressFrom addressTo }
    }
  }
`);
