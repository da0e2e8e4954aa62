import { graphql } from '#portal/graphql/graphql.ts';

/** An invoice with the amounts of each line that can still be credited. */
export const creditableQuery = graphql(`
  query Creditable($id: ID!) {
    node(id: $id) {
      __typename
      ... on Invoice {
        id updatedAt status documentNumber currency remainingAmount remainingVat
        settlement { paid refund }
        client { id name friendlyName email preferredDeliveryMethod takesEhf }
        lines {
          id position lineType description quantity remainingQuantity unit unitPrice dietTaxableUnitPrice dietNonTaxableUnitPrice
          vatRate addressFrom addressTo
          rule { tax }
          occupationCode { id name nameEn }
          workReport { type startDate endDate hours startTime endTime }
        }
      }
    }
  }
`);
