import { graphql } from '../../../graphql/graphql.ts';

/** Takes a profile out of use; what is under way is still paid. */
export const archiveFreelanceProfileMutation = graphql(`
  mutation ArchiveFreelanceProfile($input: ArchiveFreelanceProfileInput!) {
    archiveFreelanceProfile(input: $input) {
      freelanceProfile { id archivedAt }
      errors { code path }
    }
  }
`);
