import { graphql } from '../../../graphql/graphql.ts';

/** A check with what was handed in for it, as far as the reader may see that. */
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
