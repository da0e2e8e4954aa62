import { graphql } from '#portal/graphql/graphql.ts';

/** Takes a client out of the lists; its invoices stay. */
export const archiveClientMutation = graphql(`
  mutation ArchiveClient($input: ArchiveClientInput!) {
    archiveClient(input: $input) {
      client { id archivedAt }
      errors { code path }
    }
  }
`);
