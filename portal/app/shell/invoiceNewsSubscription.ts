import { graphql } from '../../graphql/graphql.ts';

/** Every step any invoice of this account takes, and first that it is listened for. */
export const invoiceNewsSubscription = graphql(`
  subscription InvoiceNews {
    invoiceStatusChanged(resync: true) {
      event
      invoice { id status documentNumber client { id name } }
    }
  }
`);
