import { graphql } from '#portal/graphql/graphql.ts';

/** Writes a note on an application. */
export const createNoteMutation = graphql(`
  mutation CreateJobApplicationNote($input: CreateJobApplicationNoteInput!) {
    createJobApplicationNote(input: $input) {
      jobApplicationNote { id }
      errors { code path }
    }
  }
`);
