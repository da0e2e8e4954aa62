import { graphql } from '#portal/graphql/graphql.ts';

/** Addresses that begin as is typed. */
export const addressPredictionsQuery = graphql(`
  query AddressPredictions($text: String!, $country: String) {
    addressPredictions(text: $text, country: $country) { id mainText secondaryText }
  }
`);
