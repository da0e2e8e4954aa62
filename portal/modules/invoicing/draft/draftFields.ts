import { type FragmentOf, graphql } from '#portal/graphql/graphql.ts';
import { lineRuleFields } from './lines/LineDraft.ts';

/** A draft as the server returns it: the stored fields and those it has calculated. */
export const draftFields = graphql(
  `
  fragment DraftFields on Invoice @_unmask {
    id updatedAt status currency calculationError ehfFaults
    amount vat total platformFeeAmount employerTaxAmount salaryTaxAmount payoutAmount
    platformFee employerTax salaryTax
    invoicedOn dueOn buyerReference orderReference
    freelanceProfile { id freelanceType }
    bankAccount { id }
    client { id name }
    copiedFrom { id status rejectionReason }
    recurringInvoiceRun { id recurringInvoice { id status frequency nextOn } }
    clientReferencePerson { id }
    senderReferencePerson { id }
    receipts { id file { id filename contentType byteSize thumbPath downloadPath } }
    lines {
      id position description quantity unitPrice amount vatRate vat
      dietTaxableUnitPrice dietNonTaxableUnitPrice addressFrom addressTo dependentOnPosition collapsed
      rule { ...LineRuleFields }
      occupationCode { id name nameEn }
      workReport { type startDate endDate hours startTime endTime }
      travelReport {
        purpose startDate startTime endDate endTime lodging lodgingName breakfasts lunches dinners
      }
      travelDays { day allowance rate meals amount }
      travelTaxFree
      taxFreeGaps
      isTripMissing
    }
  }
  `,
  [lineRuleFields],
);

/** A draft as stored by the server, with its calculated values. */
export type SavedInvoice = FragmentOf<typeof draftFields>;

/** A draft, to be written on. */
export const draftQuery = graphql(
  `
    query Draft($id: ID!) {
      node(id: $id) {
        __typename
        ... on Invoice { ...DraftFields }
      }
    }
  `,
  [draftFields],
);
