import { graphql } from '../../graphql/graphql.ts';

export const destroySessionMutation = graphql(`
  mutation DestroySession($input: DestroySessionInput!) {
    destroySession(input: $input) {
      errors { code path }
    }
  }
`);
