import { gql } from '@apollo/client';
import type { BuildQueryFactory, BuildQueryResult } from 'ra-data-graphql';
import { HttpError, type Identifier, type RaRecord } from 'react-admin';
import type { Knowledge } from '../catalogue/Knowledge.ts';
import { resourceNamed } from '../catalogue/resourceNamed.ts';
import { createOperation } from './createOperation.ts';
import type { ListParams } from './ListParams.ts';
import { listOperation } from './listOperation.ts';
import type { Operation } from './Operation.ts';
import { oneOperation } from './oneOperation.ts';
import { updateOperation } from './updateOperation.ts';
import { writeOperation } from './writeOperation.ts';

/** What react-admin hands over, whichever of its methods is called. */
interface Params extends ListParams {
  id: Identifier;
  ids: Identifier[];
  target: string;
  data: Record<string, unknown>;
  previousData: Record<string, unknown>;
}

interface Rows {
  totalCount: number;
  nodes: RaRecord[];
}

function asked(
  { text, variables }: Operation,
  parse: (result: unknown) => unknown,
): BuildQueryResult {
  return {
    query: gql(text),
    variables,
    parseResponse: ({ data }: { data: { result: unknown } }) => parse(data.result),
  };
}

const rows = (result: unknown) => {
  const { nodes, totalCount } = result as Rows;
  return { data: nodes, total: totalCount };
};

function row(result: unknown) {
  if (result === null) throw new HttpError('ra.notification.item_doesnt_exist', 404);
  return { data: result };
}

const written = (result: unknown) => row((result as { row: unknown } | null)?.row ?? null);

/** react-admin's nine questions as operations of the admin API, for any table of the catalogue. */
export function buildQueryIn(knowledge: Knowledge): BuildQueryFactory {
  return () => (method: string, name: string, params: Params) => {
    const known = { resource: resourceNamed(knowledge.catalogue, name), schema: knowledge.schema };
    switch (method) {
      case 'GET_LIST':
        return asked(listOperation(known, params), rows);
      case 'GET_MANY_REFERENCE':
        return asked(
          listOperation(known, params, { [params.target]: { equalTo: params.id } }),
          rows,
        );
      case 'GET_MANY': {
        const pagination = { page: 1, perPage: params.ids.length };
        return asked(listOperation(known, { pagination }, { id: { in: params.ids } }), rows);
      }
      case 'GET_ONE':
        return asked(oneOperation(known, params.id), row);
      case 'CREATE':
        return asked(createOperation(known, params.data), written);
      case 'UPDATE':
        return asked(updateOperation(known, params.id, params.data, params.previousData), written);
      case 'DELETE':
        return asked(writeOperation(known, 'delete', { id: params.id }), (result) => {
          written(result);
          return { data: { id: params.id } };
        });
      default:
        throw new Error(`The console does not use ${method}.`);
    }
  };
}
