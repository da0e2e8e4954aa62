import { graphql } from '../../graphql/graphql.ts';

/** Every step any invoice of this account takes. */
export const invoiceNewsSubscription = graphql(`
  subscription InvoiceNews {
    invoiceStatusChanged {
      event
      invoice { id status documentNumber client { id name } }
    }
  }
`);
