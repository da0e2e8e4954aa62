import { graphql } from '../../graphql/graphql.ts';

/** Logs in with a password. */
export const createSessionMutation = graphql(`
  mutation CreateSession($input: CreateSessionInput!) {
    createSession(input: $input) {
      token
      errors { code path }
    }
  }
`);
