import { useQuery } from '@tanstack/react-query';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { useEditor } from './useEditor.ts';

/** The client of the draft: how it is reached, and the people an invoice can be marked for. */
const chosenClientQuery = graphql(`
  query ChosenClient($id: ID!) {
    node(id: $id) {
      __typename
      ... on Client {
        id name email preferredDeliveryMethod takesEhf
        referencePeople { id name }
      }
    }
  }
`);

/** The client of the draft as stored at the server; null while there is none or it is loading. */
export function useChosenClient() {
  const id = useEditor().draft.client?.id ?? '';
  const query = useQuery({ ...queryOf(chosenClientQuery, { id }), enabled: id !== '' });
  const node = query.data?.node;
  return node?.__typename === 'Client' ? node : null;
}
