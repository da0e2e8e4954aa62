import { graphql } from '#portal/graphql/graphql.ts';

/** The private address for receipts, and those that wait for an invoice. */
export const mailedReceiptsQuery = graphql(`
  query MailedReceipts {
    takesReceiptMail
    session { id account { id receiptAddress { id address } } }
    waitingReceipts(perPage: 100) {
      total
      items {
        id filename sender subject fault receivedAt
        file { id thumbPath downloadPath }
      }
    }
  }
`);
