import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/**
 * Queries the page of a list. The rows before stay, marked busy, until the next are rendered, which happens in slices:
 * a slow phone answers touches meanwhile. Rows of the cache are there at once.
 */
export function useListPage<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const data = useDeferredValue(query.data);
  return {
    data,
    error: query.error,
    isPending: !data && !query.isError,
    isError: query.isError,
    isBusy: query.isPlaceholderData || data !== query.data,
    refetch: query.refetch,
  };
}
