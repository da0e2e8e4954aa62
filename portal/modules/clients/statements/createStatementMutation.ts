import { graphql } from '#portal/graphql/graphql.ts';

/** Makes the statement of a client for a period. */
export const createStatementMutation = graphql(`
  mutation CreateClientStatement($input: CreateClientStatementInput!) {
    createClientStatement(input: $input) {
      clientStatement { id }
      errors { code path }
    }
  }
`);
