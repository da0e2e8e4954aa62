import { graphql } from '#portal/graphql/graphql.ts';

/** Takes a profile back into use. */
export const unarchiveFreelanceProfileMutation = graphql(`
  mutation UnarchiveFreelanceProfile($input: UnarchiveFreelanceProfileInput!) {
    unarchiveFreelanceProfile(input: $input) {
      freelanceProfile { id archivedAt }
      errors { code path }
    }
  }
`);
