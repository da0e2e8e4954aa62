import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { chosenClientQuery } from './chosenClientQuery.ts';
import { useEditor } from './useEditor.ts';

/** The client of the draft as stored at the server; null while there is none or it is loading. */
export function useChosenClient() {
  const id = useEditor().draft.client?.id ?? '';
  const query = useQuery({ ...queryOf(chosenClientQuery, { id }), enabled: id !== '' });
  const node = query.data?.node;
  return node?.__typename === 'Client' ? node : null;
}
