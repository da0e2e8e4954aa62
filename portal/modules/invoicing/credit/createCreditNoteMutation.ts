import { graphql } from '#portal/graphql/graphql.ts';

/** Takes back quantities of lines of a published invoice. */
export const createCreditNoteMutation = graphql(`
  mutation CreateCreditNote($input: CreateCreditNoteInput!) {
    createCreditNote(input: $input) {
      creditNote { id }
      errors { code path }
    }
  }
`);
