import { graphql } from '../../../graphql/graphql.ts';

/** What the team has agreed on in writing. */
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
