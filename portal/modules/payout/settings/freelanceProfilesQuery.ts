import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';

/** The payout profiles of the account, a page at a time. */
export const freelanceProfilesQuery = graphql(`
  query FreelanceProfiles($page: Int, $perPage: Int, $filter: FreelanceProfileFilter) {
    freelanceAgreement { version }
    freelanceProfiles(page: $page, perPage: $perPage, filter: $filter) {
      total
      items {
        id freelanceType displayName organizationNumber personalNumber salaryTaxPercent
        status refusalReason archivedAt agreementVersion agreementAcceptedAt
        address { line1 postalCode city country }
        bankAccounts { id accountNumber currency swiftCode default deletedAt }
        defaultBankAccount { id }
        taxCards { id status isInForce kind percent incomeYear }
        attachmentOrders { id }
      }
    }
  }
`);

/** A payout profile as its card shows it. */
export type Profile = ResultOf<typeof freelanceProfilesQuery>['freelanceProfiles']['items'][number];
