import { graphql } from '#portal/graphql/graphql.ts';

/** One payout profile, to be edited. */
export const freelanceProfileQuery = graphql(`
  query FreelanceProfile($id: ID!) {
    node(id: $id) {
      __typename
      ... on FreelanceProfile {
        id freelanceType firstName lastName organizationName organizationNumber
        salaryTaxPercent invoiceStartingNumber archivedAt
        referencePeople { id name email phone referenceNumber }
        address { line1 line2 postalCode city county country latitude longitude }
      }
    }
  }
`);
