import { graphql } from '../../graphql/graphql.ts';

/** Revokes the session on the server. */
export const destroySessionMutation = graphql(`
  mutation DestroySession($input: DestroySessionInput!) {
    destroySession(input: $input) {
      errors { code path }
    }
  }
`);
