import { graphql } from '#portal/graphql/graphql.ts';

/** Metres by road between two addresses as they are written. */
export const addressDistanceQuery = graphql(`
  query AddressDistance($from: String!, $to: String!) {
    addressDistance(from: $from, to: $to)
  }
`);
