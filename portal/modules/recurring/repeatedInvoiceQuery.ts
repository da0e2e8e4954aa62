import { graphql } from '../../graphql/graphql.ts';

/** The invoice that is to be made again. */
export const repeatedInvoiceQuery = graphql(`
  query RepeatedInvoice($id: ID!) {
    node(id: $id) {
      __typename
      ... on Invoice {
        id documentNumber currency claim invoicedOn
        client { id name friendlyName }
      }
    }
  }
`);
