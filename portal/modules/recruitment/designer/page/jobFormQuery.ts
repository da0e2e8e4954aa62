import { graphql } from '#portal/graphql/graphql.ts';
import { jobFormFields } from './jobFormFields.ts';

/** A job's form, to be designed. */
export const jobFormQuery = graphql(
  `
    query JobForm($id: ID!) {
      node(id: $id) {
        __typename
        ... on Job { ...JobFormFields }
      }
    }
  `,
  [jobFormFields],
);
