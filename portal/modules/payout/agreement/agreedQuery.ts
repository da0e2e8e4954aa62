import { graphql } from '#portal/graphql/graphql.ts';

/** The subject of an agreement: a payout profile, or one invoice with the amounts of its assignment. */
export const agreedQuery = graphql(`
  query Agreed($id: ID!) {
    node(id: $id) {
      __typename
      ... on FreelanceProfile {
        id displayName freelanceType agreementVersion agreementAcceptedAt archivedAt
      }
      ... on Invoice {
        id documentNumber submittedAt
        amount vat total platformFeeAmount employerTaxAmount salaryTaxAmount payoutAmount
        platformFee employerTax salaryTax
        client { name }
        freelanceProfile {
          id displayName freelanceType agreementVersion agreementAcceptedAt archivedAt
        }
      }
    }
  }
`);
