import type { FilterPayload, SortPayload } from 'react-admin';
import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { request } from '../api/authorizedFetch.ts';
import { resourceNamed } from '../catalogue/useConsoleModel.ts';
import { filterOf } from './filterOf.ts';
import { type Known, type Operation, operationName, selectionOf } from './operationName.ts';

/** The part of react-admin's parameters that lists have in common. */
interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: SortPayload;
  filter?: FilterPayload;
  meta?: { onlyIds?: boolean; areFew?: boolean };
}

type Answer = Record<string, unknown>;

/** A list that a screen will request. */
export type ListQuestion = [resource: string, params: ListParams];

/** A result not read by then must not be shown as current. */
const freshMs = 10_000;
const requests = new Map<string, { answer: Promise<Answer>; at: number }>();

const keyOf = ({ text, variables }: Operation) => JSON.stringify([text, variables]);

/**
 * Lists that are requested while the code of their screen still loads. Each response is used once; a second
 * request goes to the server.
 */
export const earlyLists = {
  request(catalogue: Catalogue, questions: ListQuestion[]): void {
    requests.clear();
    for (const [name, params] of questions) {
      const operation = listOperation(
        { resource: resourceNamed(catalogue, name), catalogue },
        params,
      );
      const answer = request(operation.text, operation.variables);
      // The error reaches the caller that takes the result.
      answer.catch(() => {});
      requests.set(keyOf(operation), { answer, at: performance.now() });
    }
  },

  take(operation: Operation): Promise<Answer> | null {
    const key = keyOf(operation);
    const found = requests.get(key);
    requests.delete(key);
    const isFresh = found && performance.now() - found.at < freshMs;
    return isFresh ? found.answer : null;
  },
};

/** One page of rows, or of their ids, with their number. `fixed` is what no filter of the operator may widen. */
export function listOperation(
  { resource, catalogue }: Known,
  params: ListParams,
  fixed: Record<string, unknown> = {},
): Operation {
  const selection = params.meta?.onlyIds ? 'id' : selectionOf(resource, catalogue);
  const list = operationName(resource, 'list');
  const { filterType, orderByEnum } = resource.operations;
  const values = params.filter ?? {};
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 100 };
  const optional = [
    orderByEnum && {
      name: 'orderBy',
      type: `[${orderByEnum}!]`,
      value: orderOf(resource, params.sort),
    },
    filterType && {
      name: 'filter',
      type: filterType,
      value: { ...filterOf(resource, values), ...fixed },
    },
  ].filter((item) => typeof item === 'object' && item !== null);
  const all = [
    { name: 'first', type: 'Int', value: perPage },
    { name: 'offset', type: 'Int', value: (page - 1) * perPage },
    ...optional,
  ];
  const declared = all.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = all.map(({ name }) => `${name}: $${name}`).join(', ');
  return {
    text: `query List(${declared}) { result: ${list}(${passed}) { totalCount nodes { ${selection} } } }`,
    variables: Object.fromEntries(all.map(({ name, value }) => [name, value])),
  };
}

/**
 * The order values of a sort. Sorting by the first column of the default order also uses its further columns;
 * the id breaks ties, so that pages never overlap.
 */
function orderOf(resource: CatalogueResource, sort: SortPayload | undefined): string[] {
  const field = resource.fields.find(({ name }) => name === sort?.field);
  const value = sort?.order === 'ASC' ? field?.sortAsc : field?.sortDesc;
  const [first, ...further] = resource.defaultSort;
  const isFirst = first !== undefined && [field?.sortAsc, field?.sortDesc].includes(first);
  const order = value ? [value, ...(isFirst ? further : [])] : resource.defaultSort;
  const tie = resource.fields.find(({ name }) => name === 'id')?.sortAsc;
  return tie && field?.name !== 'id' ? [...order, tie] : order;
}
