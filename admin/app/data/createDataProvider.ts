import { type DataProvider, type GetListParams, HttpError, type RaRecord } from 'react-admin';
import { request } from '../api/authorizedFetch.ts';
import type { Knowledge } from '../catalogue/loadKnowledge.ts';
import { resourceNamed } from '../catalogue/resourceNamed.ts';
import { createOperation } from './createOperation.ts';
import { earlyLists, readRows } from './earlyLists.ts';
import { httpErrorOf } from './httpErrorOf.ts';
import { listOperation } from './listOperation.ts';
import { type Known, type Operation, operationName, writeOperation } from './operationName.ts';
import { selectionOf } from './selectionOf.ts';
import { updateOperation } from './updateOperation.ts';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const notThere = () => new HttpError('ra.notification.item_doesnt_exist', 404);

async function row<R>({ text, variables }: Operation): Promise<{ data: R }> {
  const { result } = await request(text, variables);
  if (result === null) throw notThere();
  return { data: result as R };
}

async function written<R>(operation: Operation): Promise<{ data: R }> {
  const { data } = await row<{ row: R | null }>(operation);
  if (data.row === null) throw notThere();
  return { data: data.row };
}

/** Errors are reported with the labels of the resource's own fields. */
const guardedIn =
  (catalogue: Knowledge['catalogue']) =>
  <F extends (name: string, ...params: never[]) => Promise<unknown>>(ask: F) =>
    ((name, ...params) =>
      ask(name, ...params).catch((cause: unknown) => {
        throw httpErrorOf(cause, resourceNamed(catalogue, name).fields);
      })) as F;

const unused = async () => {
  throw new Error('The console does nothing with many rows at once.');
};

/** react-admin's questions as operations of the admin API, for any table of the catalogue. */
export function createDataProvider({ catalogue }: Knowledge): DataProvider {
  const known = (name: string) => ({ resource: resourceNamed(catalogue, name), catalogue });
  const provider = {
    getList: async <R extends RaRecord>(name: string, params: GetListParams) => {
      const ask = () => readRows<R>(listOperation(known(name), params));
      return earlyLists.take<R>(name, params)?.catch(ask) ?? ask();
    },
    getOne: async (name, { id }) => {
      // A malformed id belongs to no row. Sent, it would be an error of the request.
      if (!isUuid.test(String(id))) throw notThere();
      return row(oneOperation(known(name), id));
    },
    getMany: async (name, { ids }) => {
      const pagination = { page: 1, perPage: ids.length };
      return readRows(listOperation(known(name), { pagination }, { id: { in: ids } }));
    },
    getManyReference: async (name, { target, id, ...params }) =>
      readRows(listOperation(known(name), params, { [target]: { equalTo: id } })),
    create: async (name, { data }) => written(createOperation(known(name), data)),
    update: async (name, { id, data, previousData }) =>
      written(updateOperation(known(name), id, data, previousData)),
    delete: async (name, { id }) => written(writeOperation(known(name), 'delete', { id })),
    updateMany: unused,
    deleteMany: unused,
  } satisfies DataProvider;
  const guarded = guardedIn(catalogue);
  return {
    ...provider,
    getList: guarded(provider.getList),
    getOne: guarded(provider.getOne),
    getMany: guarded(provider.getMany),
    getManyReference: guarded(provider.getManyReference),
    create: guarded(provider.create),
    update: guarded(provider.update),
    delete: guarded(provider.delete),
  };
}

/** One row by its id. */
function oneOperation({ resource, catalogue }: Known, id: unknown): Operation {
  return {
    text: `query One($id: UUID!) { result: ${operationName(resource, 'one')}(id: $id) { ${selectionOf(resource, catalogue)} } }`,
    variables: { id },
  };
}
