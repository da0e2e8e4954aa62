import { graphql } from '../../../graphql/graphql.ts';

/** One payout profile, to be edited. */
export const freelanceProfileQuery = graphql(`
  query FreelanceProfile($id: ID!) {
    node(id: $id) {
      __typename
      ... on FreelanceProfile {
        id freelanceType firstName lastName organizationName organizationNumber
        personalNumber salaryTaxPercent invoiceStartingNumber archivedAt
        referencePeople { id name email phone referenceNumber }
        address { line1 line2 postalCode city country }
      }
    }
  }
`);
