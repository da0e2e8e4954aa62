import { graphql } from '#portal/graphql/graphql.ts';

/** Changes a payout profile. */
export const updateFreelanceProfileMutation = graphql(`
  mutation UpdateFreelanceProfile($input: UpdateFreelanceProfileInput!) {
    updateFreelanceProfile(input: $input) {
      freelanceProfile { id }
      errors { code path }
    }
  }
`);
