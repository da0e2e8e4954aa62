import { graphql } from '../../../graphql/graphql.ts';

/** The people at a client an invoice can be marked for. */
export const clientPeopleQuery = graphql(`
  query ClientPeople($id: ID!) {
    node(id: $id) {
      __typename
      ... on Client {
        id
        referencePeople { id name }
      }
    }
  }
`);
