import { graphql } from '#portal/graphql/graphql.ts';

/** Everything the page of one invoice shows. */
export const invoiceQuery = graphql(`
  query Invoice($id: ID!) {
    node(id: $id) {
      __typename
      ... on Invoice {
        id status outcome documentNumber kid currency
        amount vat total platformFeeAmount employerTaxAmount salaryTaxAmount payoutAmount
        platformFee employerTax salaryTax
        invoicedOn dueOn createdAt submittedAt approvedAt publishedAt rejectedAt resolvedAt nullifiedAt
        refundStatus settlement { credited paid remaining refund refunded } remainingAmount remainingVat remainingPlatformFeeAmount remainingEmployerTaxAmount
        remainingSalaryTaxAmount remainingPayoutAmount
        paymentStatus payments { id amount paidOn }
        payout { state heldReason reason amount debt paysOn isAccountDoubted }
        payoutItems {
          id isReleased
          payout { id status amount paidOn accountEnding salarySlip { id payoutDate issuedAt } }
        }
        rejectionReason buyerReference orderReference publicPath availableActions
        client { id name friendlyName email clientType preferredDeliveryMethod takesEhf }
        isOverdue deliveredAt isUndelivered
        reminders { nextOn hold } updatedAt
        opening { id openingCount firstOpenedAt lastOpenedAt }
        ehfSentAt ehfDocument { id downloadPath }
        lastDelivery { id status channel recipient isReminder handedOverAt failure failureReason }
        freelanceProfile { id displayName freelanceType status refusalReason }
        bankAccount { id accountNumber }
        clientReferencePerson { id name }
        senderReferencePerson { id name }
        events { id actor eventType occurredAt status }
        receipts { id file { id filename contentType byteSize thumbPath downloadPath } }
        pdfDocument { id filename downloadPath }
        recurringInvoices { id status frequency nextOn }
        recurringInvoiceRun { id recurringInvoice { id status frequency nextOn } }
        creditNotes { id status outcome documentNumber total creditedOn }
        lines {
          id position lineType description quantity unit unitPrice dietTaxableUnitPrice dietNonTaxableUnitPrice amount vatRate vat
          rule { tax }
          addressFrom addressTo
          occupationCode { id name nameEn }
          workReport { type startDate endDate hours startTime endTime }
          travelReport { purpose startDate startTime endDate endTime } travelTaxFree
        }
      }
    }
  }
`);
