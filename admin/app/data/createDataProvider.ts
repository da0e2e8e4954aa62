import { ApolloError } from '@apollo/client/core';
import buildGraphQLProvider from 'ra-data-graphql';
import {
  type DataProvider,
  type GetListParams,
  type GetManyReferenceParams,
  HttpError,
} from 'react-admin';
import type { ConsoleModel } from '../catalogue/loadConsoleModel.ts';
import { resourceNamed } from '../catalogue/useConsoleModel.ts';
import { buildQuery } from './buildQuery.ts';
import { createClient } from './client/createClient.ts';
import { farRows } from './farRows.ts';
import { httpErrorOf } from './httpErrorOf.ts';

/** ra-data-graphql reports each error as an HttpError with the original, or Apollo's list of them, in its body. */
function originalOf(cause: unknown): unknown {
  const reported = cause instanceof HttpError && cause.body instanceof Error ? cause.body : cause;
  return reported instanceof ApolloError ? reported.graphQLErrors[0] : reported;
}

/** The admin API for react-admin. Errors are reported with the labels of the resource's own fields. */
export function createDataProvider({ catalogue }: ConsoleModel): DataProvider {
  const provider = buildGraphQLProvider({
    client: createClient(),
    introspection: false,
    buildQuery: () => buildQuery(catalogue),
    query: () => ({ fetchPolicy: 'no-cache' }),
  });
  const { getList, getManyReference, getMany } = provider;
  const listed = farRows({ getList, getMany });
  const related = farRows({ getList: getManyReference, getMany });
  const guarded =
    (method: (name: string, params: never) => Promise<unknown>) => (name: string, params: never) =>
      method(name, params).catch((cause: unknown) => {
        throw httpErrorOf(originalOf(cause), resourceNamed(catalogue, name).fields);
      });
  const { client, getIntrospection, supportAbortSignal, ...direct } = provider;
  const resource = (name: string) => resourceNamed(catalogue, name);
  const methods = {
    ...direct,
    getList: (name: string, params: GetListParams) => listed(resource(name), params),
    getManyReference: (name: string, params: GetManyReferenceParams) =>
      related(resource(name), params),
  };
  const guardedMethods = Object.entries(methods).map(([kind, method]) => [kind, guarded(method)]);
  return { ...Object.fromEntries(guardedMethods), supportAbortSignal: true };
}
