import { gql } from '@apollo/client/core';
import type { BuildQueryResult } from 'ra-data-graphql';
import {
  type CreateParams,
  type DeleteParams,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  HttpError,
  type UpdateParams,
} from 'react-admin';
import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { resourceNamed } from '../catalogue/useConsoleModel.ts';
import { earlyLists, listOperation } from './earlyLists.ts';
import { isUuid } from './isUuid.ts';
import {
  type Known,
  type Operation,
  operationName,
  selectionOf,
  writeOperation,
} from './operationName.ts';
import { compositeValue, updateOperation } from './updateOperation.ts';

type Row = Record<string, unknown>;

const notThere = () => new HttpError('ra.notification.item_doesnt_exist', 404);

/** An operation's `result`, from the data that the API answers. */
type Parse = (result: unknown) => { data: unknown; total?: number };

const rows: Parse = (result) => {
  const { nodes, totalCount } = result as { nodes: unknown[]; totalCount: number };
  return { data: nodes, total: totalCount };
};

const row: Parse = (result) => {
  if (result === null) throw notThere();
  return { data: result };
};

const written: Parse = (result) => row((row(result).data as { row: unknown }).row);

/** react-admin's parameters, by the kind of its question. */
interface Params {
  GET_LIST: GetListParams;
  GET_ONE: GetOneParams;
  GET_MANY: GetManyParams;
  GET_MANY_REFERENCE: GetManyReferenceParams;
  CREATE: CreateParams;
  UPDATE: UpdateParams;
  DELETE: DeleteParams;
}
type Build<Given> = (known: Known, params: Given) => [Operation, Parse];

const builders: { [Kind in keyof Params]: Build<Params[Kind]> } = {
  GET_LIST: (known, params) => [listOperation(known, params), rows],
  GET_ONE: (known, { id }) => [oneOperation(known, id), row],
  GET_MANY: (known, { ids }) => {
    const pagination = { page: 1, perPage: ids.length };
    return [listOperation(known, { pagination }, { id: { in: ids } }), rows];
  },
  GET_MANY_REFERENCE: (known, { target, id, ...params }) => [
    listOperation(known, params, { [target]: { equalTo: id } }),
    rows,
  ],
  CREATE: (known, { data }) => [createOperation(known, data), written],
  UPDATE: (known, { id, data, previousData }) => [
    updateOperation(known, id, data, previousData),
    written,
  ],
  DELETE: (known, { id }) => [writeOperation(known, 'delete', { id }), written],
};

/** react-admin's questions as operations of the admin API, for any table of the catalogue. */
export const buildQuery =
  (catalogue: Catalogue) =>
  (kind: string, name: string, params: unknown): BuildQueryResult => {
    const build = (builders as Record<string, Build<unknown> | undefined>)[kind];
    if (!build) throw new Error('The console has no operation on many rows.');
    const [operation, parse] = build(
      { resource: resourceNamed(catalogue, name), catalogue },
      params,
    );
    return {
      query: gql(operation.text),
      variables: operation.variables,
      context: { early: earlyLists.take(operation) },
      parseResponse: ({ data }) => parse(data.result),
    };
  };

/** One row by its id. */
function oneOperation({ resource, catalogue }: Known, id: unknown): Operation {
  // A malformed id belongs to no row. Sent, it would be an error of the request.
  if (!isUuid(id)) throw notThere();
  return {
    text: `query One($id: UUID!) { result: ${operationName(resource, 'one')}(id: $id) { ${selectionOf(resource, catalogue)} } }`,
    variables: { id },
  };
}

/** Adds a row of the insertable columns. */
export function createOperation(known: Known, data: Record<string, unknown>): Operation {
  const key = operationName(known.resource, 'createKey');
  return writeOperation(known, 'create', { [key]: insertedValues(known.resource, data) });
}

/** The input of a create form: the insertable columns; empty ones get their default. */
function insertedValues(resource: CatalogueResource, data: Row): Row {
  return Object.fromEntries(
    resource.fields
      .filter(({ insertable }) => insertable)
      .map((field) => [field.name, compositeValue(field, data[field.name])] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
