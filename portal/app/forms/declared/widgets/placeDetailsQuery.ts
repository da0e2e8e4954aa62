import { graphql } from '#portal/graphql/graphql.ts';

/** An address as a form takes it. */
export const placeDetailsQuery = graphql(`
  query PlaceDetails($id: String!) {
    placeDetails(id: $id) { line1 postalCode city county country latitude longitude }
  }
`);
