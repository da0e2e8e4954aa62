import { graphql } from '../../../graphql/graphql.ts';

/** What one sees of an application among others. */
export const receivedFields = graphql(`
  fragment ReceivedFields on JobApplication @_unmask {
    id name email status outcome submittedAt updatedAt availableActions
    job { id title }
  }
`);
