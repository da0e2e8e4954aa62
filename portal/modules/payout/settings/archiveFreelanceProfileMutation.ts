import { graphql } from '#portal/graphql/graphql.ts';

/** Archives a profile; pending payments are still made. */
export const archiveFreelanceProfileMutation = graphql(`
  mutation ArchiveFreelanceProfile($input: ArchiveFreelanceProfileInput!) {
    archiveFreelanceProfile(input: $input) {
      freelanceProfile { id archivedAt }
      errors { code path }
    }
  }
`);
