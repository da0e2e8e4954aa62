import { graphql } from '#portal/graphql/graphql.ts';

/** The fields of an application in a list. */
export const receivedFields = graphql(`
  fragment ReceivedFields on JobApplication @_unmask {
    id name email status outcome submittedAt updatedAt availableActions
    job { id title }
  }
`);
