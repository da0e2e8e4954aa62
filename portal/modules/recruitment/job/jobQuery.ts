import { graphql } from '#portal/graphql/graphql.ts';

/** The part of a job's page that is not generated. */
export const jobQuery = graphql(`
  query JobParts($id: ID!) {
    node(id: $id) {
      __typename
      ... on Job {
        id
        status
        isHandled
        updatedAt
        title
        tagline
        colors { default hover contrast }
        applicationLimit
        applicationForm
        jobChecks
        invitations { id }
        counts { submitted qualified rejected approved enrolled }
      }
    }
  }
`);
