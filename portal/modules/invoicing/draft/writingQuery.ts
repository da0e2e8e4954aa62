import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { queryAheadOf } from '#portal/graphql/queryAheadOf.ts';
import { type LineRule, lineRuleFields } from './lines/LineDraft.ts';

const lastInvoiceFields = graphql(`
  fragment LastInvoiceFields on Invoice @_unmask {
    id total currency freelanceProfile { id } client { id name friendlyName archivedAt isInsolvent }
  }
`);

/** The invoices of a profile, or to one of its clients, that were submitted last. */
export const lastInvoicesQuery = graphql(
  `
  query LastInvoices($freelanceProfileId: ID!, $clientId: ID) {
    invoices(
      page: 1
      perPage: 20
      filter: {
        freelanceProfileId: $freelanceProfileId
        clientId: $clientId
        status: [SUBMITTED, APPROVED, PUBLISHED, RESOLVED]
      }
      sortBy: [SUBMITTED_AT_DESC]
    ) {
      items { ...LastInvoiceFields }
    }
  }
  `,
  [lastInvoiceFields],
);

/**
 * The choices of the editor: kinds of lines; profiles with their accounts, reference persons and rates of a
 * day; the last invoices of the account.
 */
export const writingQuery = graphql(
  `
  query Writing($invoicedOn: Date) {
    freelanceProfiles(page: 1, perPage: 100, filter: { archived: false }) {
      items {
        id displayName freelanceType status refusalReason
        bankAccounts { id accountNumber currency deletedAt }
        defaultBankAccount { id }
        referencePeople { id name }
        usualWork { id unitPrice rule { lineType } occupationCode { id name nameEn } }
        lineRates(invoicedOn: $invoicedOn) {
          vatRates
          prices { lineType unitPrice dietTaxableUnitPrice dietNonTaxableUnitPrice }
        }
      }
    }
    lineRules(perPage: 100) {
      items {
        ...LineRuleFields
        missingFields
        missingByClock: missingFields(reportType: TIME)
      }
    }
    invoices(
      page: 1
      perPage: 20
      filter: { status: [SUBMITTED, APPROVED, PUBLISHED, RESOLVED] }
      sortBy: [SUBMITTED_AT_DESC]
    ) {
      items { ...LastInvoiceFields }
    }
  }
  `,
  [lineRuleFields, lastInvoiceFields],
);

/** A payout profile from which the user can send invoices. */
export type WritingProfile = ResultOf<typeof writingQuery>['freelanceProfiles']['items'][number];

type ServedRule = ResultOf<typeof writingQuery>['lineRules']['items'][number];

/** A kind of line that can be added, with the fields that a new one lacks; unknown offline. */
export type OfferedRule = LineRule & Partial<ServedRule>;

/** The choices for an invoice dated that day. */
export const choicesOn = (invoicedOn: string) => queryAheadOf(writingQuery, { invoicedOn });
