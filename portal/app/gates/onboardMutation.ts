import { graphql } from '../../graphql/graphql.ts';

/** Completes an invited user with a name. */
export const onboardMutation = graphql(`
  mutation Onboard($input: OnboardInput!) {
    onboard(input: $input) {
      user { id firstName lastName language }
      errors { code path }
    }
  }
`);
