import { graphql } from '#portal/graphql/graphql.ts';
import { draftFields } from './draftFields.ts';

/** A draft, to be written on. */
export const draftQuery = graphql(
  `
    query Draft($id: ID!) {
      node(id: $id) {
        __typename
        ... on Invoice { ...DraftFields }
      }
    }
  `,
  [draftFields],
);
