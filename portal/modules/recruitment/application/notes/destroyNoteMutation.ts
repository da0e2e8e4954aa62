import { graphql } from '#portal/graphql/graphql.ts';

/** Takes a note away. */
export const destroyNoteMutation = graphql(`
  mutation DestroyJobApplicationNote($input: DestroyJobApplicationNoteInput!) {
    destroyJobApplicationNote(input: $input) {
      id
      errors { code path }
    }
  }
`);
