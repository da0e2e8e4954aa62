import { graphql } from '../../../graphql/graphql.ts';
import { updateClientFields } from './updateClientFields.generated.ts';

/** One client with everything the drawer edits. */
export const clientQuery = graphql(
  `
    query Client($id: ID!) {
      node(id: $id) {
        __typename
        ... on Client { id archivedAt email preferredDeliveryMethod takesEhf ...UpdateClientFields }
      }
    }
  `,
  [updateClientFields],
);
