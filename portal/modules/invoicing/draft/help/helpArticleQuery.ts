import { graphql } from '../../../../graphql/graphql.ts';

/** What to know before invoicing a client. */
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
