import { graphql } from '#portal/graphql/graphql.ts';

/** The policy documents of the team. */
export const policyDocumentsQuery = graphql(`
  query PolicyDocuments {
    session {
      id
      account {
        id canManage
        policyDocuments { id createdAt file { id filename contentType byteSize downloadPath } }
      }
    }
  }
`);
