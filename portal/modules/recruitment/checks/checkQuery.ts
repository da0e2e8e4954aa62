import { graphql } from '#portal/graphql/graphql.ts';

/** A check with the material submitted for it, as far as the reader may see it. */
export const checkQuery = graphql(`
  query JobCheckPapers($id: ID!) {
    node(id: $id) {
      __typename
      ... on JobCheck {
        id jobCheckType status content hasDocuments
        documents { id filename contentType downloadPath thumbPath }
      }
    }
  }
`);
