import { graphql } from '../../../graphql/graphql.ts';

/** What a job's page shows besides its facts. */
export const jobQuery = graphql(`
  query JobParts($id: ID!) {
    session {
      id
      account { id canManageDepartments }
    }
    node(id: $id) {
      __typename
      ... on Job {
        id
        status
        updatedAt
        title
        tagline
        colors { default hover contrast }
        applicationLimit
        applicationForm
        invitations { id }
        counts { submitted qualified rejected approved enrolled }
      }
    }
  }
`);
