import { graphql } from '#portal/graphql/graphql.ts';

/** The invoices of the account, filtered, sorted and cut into pages by the server. */
export const invoiceListQuery = graphql(`
  query InvoiceList($page: Int, $perPage: Int, $filter: InvoiceFilter, $sortBy: [InvoiceSort!]) {
    invoices(page: $page, perPage: $perPage, filter: $filter, sortBy: $sortBy) {
      total
      exportPath(format: XLSX)
      csvPath: exportPath(format: CSV)
      documentsPath
      sums { claim }
      items {
        id status outcome documentNumber invoiceNumber currency
        total claim payoutAmount isOverdue deliveredAt
        invoicedOn dueOn createdAt updatedAt submittedAt
        lastDelivery { id status }
        opening { id lastOpenedAt }
        reminders { nextOn hold }
        client { id name friendlyName }
      }
    }
  }
`);
