import { filterOf } from './filterOf.ts';
import type { ListParams } from './ListParams.ts';
import type { Known, Operation } from './Operation.ts';
import { operationName } from './operationName.ts';
import { orderOf } from './orderOf.ts';
import { selectionOf } from './selectionOf.ts';

/** One page of rows with their number. `fixed` is what no filter of the operator may widen. */
export function listOperation(
  { resource, catalogue }: Known,
  params: ListParams,
  fixed: Record<string, unknown> = {},
): Operation {
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
    text: `query List(${declared}) { result: ${list}(${passed}) { totalCount nodes { ${selectionOf(resource, catalogue)} } } }`,
    variables: Object.fromEntries(all.map(({ name, value }) => [name, value])),
  };
}
