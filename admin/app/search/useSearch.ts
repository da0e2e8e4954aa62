import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { searchedField } from '../catalogue/searchedField.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { initialSort } from '../list/initialSort.ts';

/** A row that a text was found in. */
export interface Hit {
  resource: CatalogueResource;
  record: RaRecord;
}

const perResource = 4;
const shortest = 2;

/** Looks for a text in every table that has a search of its own, all at once. */
export function useSearch(text: string): { hits: Hit[]; isSearching: boolean } {
  const { catalogue } = useKnowledge();
  const { getList } = useDataProvider();
  const q = text.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['search', q],
    enabled: q.length >= shortest,
    queryFn: async () => {
      const searched = catalogue.resources.filter(
        (resource) => resource.operations.list !== null && searchedField(resource)?.isSearch,
      );
      const found = await Promise.all(
        searched.map(async (resource) => {
          const { data: rows } = await getList(resource.name, {
            filter: { q },
            sort: initialSort(resource),
            pagination: { page: 1, perPage: perResource },
          });
          return rows.map((record) => ({ resource, record }));
        }),
      );
      return found.flat();
    },
  });
  return { hits: data ?? [], isSearching: isFetching };
}
