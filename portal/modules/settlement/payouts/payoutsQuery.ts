import { graphql } from '#portal/graphql/graphql.ts';

/** A year of payouts, the next one, the payouts themselves, and the tax cards behind the withholding. */
export const payoutsQuery = graphql(`
  query Payouts(
    $year: Int, $page: Int, $perPage: Int, $individuals: Boolean!
    $columns: [String!] = ["paidOn", "status", "amount"]
  ) {
    payoutOutlook { state heldReason reason amount paysOn isAccountDoubted }
    payoutYear(year: $year) {
      year years returned
      total {
        clientPaid vat platformFee employerTax grossSalary allowances adjustment salaryTax attachment payout
      }
      months { startsOn clientPaid payout }
      clients { name invoiceCount clientPaid }
    }
    payouts(
      filter: { status: [PROPOSED, SENT, PAID, REJECTED, RETURNED] }
      page: $page perPage: $perPage sortBy: [CREATED_AT_DESC]
    ) {
      total
      exportPath(format: XLSX, columns: $columns)
      csvPath: exportPath(format: CSV, columns: $columns)
      items {
        id status amount paidOn createdAt accountEnding reason bankReason expectedOn
        salarySlip { id issuedAt }
        items { id invoice { id documentNumber } }
      }
    }
    freelanceProfiles(filter: { archived: false }) @include(if: $individuals) {
      items {
        id displayName freelanceType
        taxCards { id status isInForce kind percent incomeYear }
        attachmentOrders { id }
      }
    }
  }
`);
