import { graphql } from '../../graphql/graphql.ts';

export const setDefaultIdentityMutation = graphql(`
  mutation SetDefaultIdentity($input: SetDefaultIdentityInput!) {
    setDefaultIdentity(input: $input) {
      identity { id default }
      errors { code path }
    }
  }
`);
