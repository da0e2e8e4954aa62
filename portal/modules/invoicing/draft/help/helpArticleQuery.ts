import { graphql } from '#portal/graphql/graphql.ts';

/** The help article of a client. */
export const helpArticleQuery = graphql(`
  query HelpArticle($id: ID!) {
    node(id: $id) {
      __typename
      ... on Client {
        id
        name
        helpArticle {
          id name blockManualInvoicing showAttachmentWarning supportEmail
          englishArticleUrl norwegianArticleUrl englishMessage norwegianMessage
        }
      }
    }
  }
`);
