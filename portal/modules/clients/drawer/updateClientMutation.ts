import { graphql } from '#portal/graphql/graphql.ts';

/** Changes a client. */
export const updateClientMutation = graphql(`
  mutation UpdateClient($input: UpdateClientInput!) {
    updateClient(input: $input) {
      client { id name }
      errors { code path }
    }
  }
`);
