import { graphql } from '#portal/graphql/graphql.ts';

/** A refund with the document as its buyer sees it. */
export const refundQuery = graphql(`
  query Refund($id: ID!) {
    node(id: $id) {
      __typename
      ... on Refund {
        id documentNumber status creditedOn amount vat total currency
        supplier { id name }
        purchase { id documentNumber }
        events { id actor eventType occurredAt status }
        document {
          reason pdfPath ehfPath
          lines { description lineType quantity unit unitPrice amount vatRate vat startDate endDate addressFrom addressTo }
        }
      }
    }
  }
`);
