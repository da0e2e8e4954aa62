import type { ResultOf } from 'gql.tada';
import { graphql } from '#portal/graphql/graphql.ts';

/** A purchase with the document as its buyer sees it. */
export const purchaseQuery = graphql(`
  query Purchase($id: ID!) {
    node(id: $id) {
      __typename
      ... on Purchase {
        id documentNumber paymentStatus remaining dueOn isOverdue invoicedOn buyerReference orderReference currency
        supplier { id name organizationNumber }
        refunds { id documentNumber creditedOn total }
        events { id actor eventType occurredAt status }
        document {
          documentNumber status sellerName sellerOrganizationNumber freelancerName clientName language invoicedOn dueOn amount vat total
          credited remaining refund refunded isOverdue currency kid bankAccountNumber iban pdfPath ehfPath publicPath paidAmount
          theme { primary primaryContrast primaryHover font { name url } }
          lines { description lineType quantity unit unitPrice amount vatRate vat startDate endDate purpose startTime endTime addressFrom addressTo }
        }
      }
    }
  }
`);

/** A purchase as its own page shows it. */
export type PurchaseData = Extract<
  NonNullable<ResultOf<typeof purchaseQuery>['node']>,
  { __typename: 'Purchase' }
>;
