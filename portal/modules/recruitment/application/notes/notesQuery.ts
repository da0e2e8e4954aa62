import { graphql } from '#portal/graphql/graphql.ts';

/** The notes of the team about an application, newest first. */
export const notesQuery = graphql(`
  query JobApplicationNotes($id: ID!) {
    jobApplicationNotes(perPage: 100, filter: { jobApplicationId: $id }) {
      items { id body createdAt updatedAt author { id firstName lastName } }
    }
  }
`);
