import { graphql } from '#portal/graphql/graphql.ts';

/** The newest file with everything the person has here. */
export const dataExportsQuery = graphql(`
  query DataExports {
    dataExports(perPage: 1) {
      items { id createdAt readyAt expiresAt file { id byteSize downloadPath } }
    }
  }
`);
