import { graphql } from '#portal/graphql/graphql.ts';

/** Changes a note. */
export const updateNoteMutation = graphql(`
  mutation UpdateJobApplicationNote($input: UpdateJobApplicationNoteInput!) {
    updateJobApplicationNote(input: $input) {
      jobApplicationNote { id }
      errors { code path }
    }
  }
`);
