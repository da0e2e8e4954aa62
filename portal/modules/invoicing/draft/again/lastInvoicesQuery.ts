import { graphql } from '#portal/graphql/graphql.ts';

/** The invoices of a profile, or to one of its clients, that were submitted last. */
export const lastInvoicesQuery = graphql(`
  query LastInvoices($freelanceProfileId: ID!, $clientId: ID) {
    invoices(
      page: 1
      perPage: 20
      filter: {
        freelanceProfileId: $freelanceProfileId
        clientId: $clientId
        status: [SUBMITTED, APPROVED, PUBLISHED, RESOLVED]
      }
      sortBy: [SUBMITTED_AT_DESC]
    ) {
      items { id total currency client { id name friendlyName archivedAt isInsolvent } }
    }
  }
`);
