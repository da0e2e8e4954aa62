import { useQuery } from '@tanstack/react-query';
import { request } from '../api/authorizedFetch.ts';
import { isTagged } from '../catalogue/isTagged.ts';
import { filterOf } from '../data/filterOf.ts';
import type { Queue } from './queuesOf.ts';
import { waitingQuery } from './waitingQuery.ts';

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The sum of the waiting rows in minor units; null where no column is summed, and where currencies would be
 * mixed.
 */
export function useWaitingSum(queue: Queue): string | null {
  const { resource } = queue;
  const { list, filterType } = resource.operations;
  const sum = resource.fields.find((field) => field.kind === 'money' && isTagged(field, 'sum'));
  const hasCurrency = resource.fields.some(({ name }) => name === 'currency');
  const filter = filterOf(resource, waitingQuery(queue, 1).params.filter);
  const { data } = useQuery({
    queryKey: [resource.name, 'getList', 'waitingSum', filter],
    enabled: (sum?.summable ?? false) && list !== null,
    queryFn: () =>
      request(
        `query Sum($filter: ${filterType}) { result: ${list}(filter: $filter) { aggregates {
          sum { total: ${sum?.name} }
          ${hasCurrency ? 'distinctCount { currencies: currency }' : ''}
        } } }`,
        { filter },
      ),
  });
  const found = part(data?.result, 'aggregates');
  const total = part(part(found, 'sum'), 'total');
  const currencies = Number(part(part(found, 'distinctCount'), 'currencies') ?? 1);
  return typeof total === 'string' && currencies <= 1 ? total : null;
}
