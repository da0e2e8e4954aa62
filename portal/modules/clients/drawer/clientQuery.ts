import { graphql } from '../../../graphql/graphql.ts';

/** One client with everything the drawer edits. */
export const clientQuery = graphql(`
  query Client($id: ID!) {
    node(id: $id) {
      __typename
      ... on Client {
        id clientType clientNumber name friendlyName email phone orgNumber
        preferredDeliveryMethod nationalRegisterCheck language archivedAt
        address { line1 line2 postalCode city county country }
        referencePeople { id name email phone referenceNumber }
      }
    }
  }
`);
