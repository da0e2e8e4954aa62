import { graphql } from '#portal/graphql/graphql.ts';

/** The clients that match what is typed, and those invoiced last. */
export const clientChoicesQuery = graphql(`
  query ClientChoices($freelanceProfileId: ID!, $search: String) {
    clients(
      freelanceProfileId: $freelanceProfileId
      page: 1
      perPage: 5
      filter: { search: $search, archived: false }
      sortBy: [NAME_ASC]
    ) {
      total
      items { id name friendlyName isInsolvent }
    }
    invoices(
      page: 1
      perPage: 20
      filter: { freelanceProfileId: $freelanceProfileId }
      sortBy: [CREATED_AT_DESC]
    ) {
      items { id client { id name friendlyName archivedAt isInsolvent } }
    }
  }
`);
