import { graphql } from '#portal/graphql/graphql.ts';

/** Adds a client to a profile. */
export const createClientMutation = graphql(`
  mutation CreateClient($input: CreateClientInput!) {
    createClient(input: $input) {
      client { id name }
      errors { code path }
    }
  }
`);
