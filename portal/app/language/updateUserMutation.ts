import { graphql } from '../../graphql/graphql.ts';

/** Keeps the language one chose with the user, for letters and other devices. */
export const updateUserMutation = graphql(`
  mutation UpdateUserLanguage($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id language }
      errors { code path }
    }
  }
`);
