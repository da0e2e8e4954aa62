import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { searchedField } from '../catalogue/fieldsOf.ts';
import { initialSort } from '../catalogue/initialSort.ts';
import { isTagged, useConsoleModel } from '../catalogue/useConsoleModel.ts';

/** A row that a text was found in; without the row, a table that did not answer, or the list of that name. */
export interface Hit {
  resource: CatalogueResource;
  record: RaRecord | null;
  isList?: true;
}

const perResource = 4;

const shortest = 2;

const mostLists = 5;

export const keyOf = ({ resource, record, isList }: Hit) =>
  record?.id ?? `${isList ? 'list of ' : ''}${resource.name}`;

/** The lists of the menu with this text in their names, those that begin with it first. */
export function listsNamed(
  text: string,
  resources: CatalogueResource[],
  nameOf: (resource: CatalogueResource) => string,
): Hit[] {
  const q = text.trim().toLowerCase();
  if (q.length < shortest) return [];
  return resources
    .filter(({ hidden, operations }) => !hidden && operations.list !== null)
    .map((resource) => ({ resource, at: nameOf(resource).toLowerCase().indexOf(q) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostLists)
    .map(({ resource }) => ({ resource, record: null, isList: true }));
}

/** A row named by a long number, such as an account, is looked for by digits only. */
function isFoundBy(resource: CatalogueResource, q: string): boolean {
  const searched = searchedField(resource);
  if (!searched || searched.isSearch) return searched !== null;
  const label = resource.fields.find(({ name }) => name === searched.name);
  return label !== undefined && isTagged(label, 'groups') && /^[\d\s]{4,}$/.test(q);
}

/** Looks for a text in every table that has a search of its own, all at once. */
export function useSearch(text: string): { hits: Hit[]; isSearching: boolean; isFailed: boolean } {
  const { catalogue } = useConsoleModel();
  const { getList } = useDataProvider();
  const q = text.trim();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', q],
    enabled: q.length >= shortest,
    queryFn: async () => {
      const searched = catalogue.resources.filter(
        (resource) => resource.operations.list !== null && isFoundBy(resource, q),
      );
      return hitsIn(searched, async (resource) => {
        const { data: rows } = await getList(resource.name, {
          filter: { q },
          sort: initialSort(resource),
          pagination: { page: 1, perPage: perResource },
        });
        return rows;
      });
    },
  });
  return { hits: data ?? [], isSearching: isFetching, isFailed: isError };
}

/**
 * Queries every table at once. A query that is refused or fails is reported in its own group and does not
 * affect the others. Throws only when all fail.
 */
export async function hitsIn(
  resources: CatalogueResource[],
  fetchRows: (resource: CatalogueResource) => Promise<RaRecord[]>,
): Promise<Hit[]> {
  const answers = await Promise.allSettled(resources.map(fetchRows));
  const failed = answers.filter((answer) => answer.status === 'rejected');
  if (failed[0] && failed.length === answers.length) throw failed[0].reason;
  return resources.flatMap((resource, at): Hit[] => {
    const answer = answers[at];
    if (answer?.status !== 'fulfilled') return [{ resource, record: null }];
    return answer.value.map((record) => ({ resource, record }));
  });
}
