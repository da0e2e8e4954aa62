import { graphql } from '#portal/graphql/graphql.ts';

/** The price of a line with which the draft pays out what is wanted. */
export const priceForPayoutQuery = graphql(`
  query PriceForPayout($id: ID!, $line: Int!, $payout: BigInt!) {
    node(id: $id) {
      ... on Invoice {
        priceForPayout(linePosition: $line, payout: $payout) {
          unitPrice
          payout
          refusal
        }
      }
    }
  }
`);
