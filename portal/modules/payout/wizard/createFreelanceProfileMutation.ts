import { graphql } from '#portal/graphql/graphql.ts';

/** Makes a payout profile with its first bank account. */
export const createFreelanceProfileMutation = graphql(`
  mutation CreateFreelanceProfile($input: CreateFreelanceProfileInput!) {
    createFreelanceProfile(input: $input) {
      freelanceProfile { id }
      errors { code path }
    }
  }
`);
