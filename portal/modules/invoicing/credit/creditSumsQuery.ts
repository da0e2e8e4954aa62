import { graphql } from '#portal/graphql/graphql.ts';

/** The sums that crediting the given quantities would give. */
export const creditSumsQuery = graphql(`
  query CreditSums($id: ID!, $positions: [Int!]!, $quantities: [BigFloat!]!) {
    node(id: $id) {
      __typename
      ... on Invoice {
        id
        credit(positions: $positions, quantities: $quantities) { amount vat total lineAmounts }
      }
    }
  }
`);
