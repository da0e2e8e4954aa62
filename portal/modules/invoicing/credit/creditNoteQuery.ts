import { graphql } from '#portal/graphql/graphql.ts';

/** The part of the credit note page that is not generated. */
export const creditNoteQuery = graphql(`
  query CreditNotePart($id: ID!) {
    node(id: $id) {
      __typename
      ... on CreditNote {
        id status rejectionReason currency amount vat total platformFeeAmount employerTaxAmount salaryTaxAmount payoutAmount
        invoice { id documentNumber resolvedAt platformFee employerTax salaryTax }
        client { id name email clientType takesEhf }
        freelanceProfile { id freelanceType }
        outlook { state share takenOn refund refundStatus refundedOn }
        deliveredAt
        ehfSentAt ehfDocument { id downloadPath }
        lastDelivery { id status channel recipient handedOverAt sentAt failure failureReason }
        pdfDocument { id downloadPath }
        lines { id description quantity amount invoiceLine { id lineType unit } }
      }
    }
  }
`);
