import { queryOptions } from '@tanstack/react-query';
import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada';
import { connection } from './connection.ts';
import { execute } from './execute.ts';
import { ConnectionFailure } from './GraphQLFailure.ts';
import type { introspection } from './graphql-env.generated.d.ts';

/** An operation in the browser: its text, which is sent unchanged, and two names in it. */
export interface Operation {
  text: string;
  /** Its name in logs, caches and the list of persisted operations. */
  name: string;
  /** Its first field, such as `createInvoice`. */
  field: string;
  /** The hash that identifies it at the server, in a built portal. */
  hash?: string;
}

export type { FragmentOf, ResultOf } from 'gql.tada';
export type { TadaDocumentNode };

/**
 * An operation is typed by the committed contract. Money arrives as whole minor units and decimals
 * as strings, so nothing is rounded on its way to the screen.
 */
type Write = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection;
    scalars: {
      BigInt: number;
      BigFloat: string;
      Date: string;
      Datetime: string;
      Time: string;
    };
  }>
>;

/**
 * Declares an operation. Its types come from gql.tada; nothing is parsed or printed in the browser, which
 * would need a library for work the server does anyway.
 */
export const graphql = ((words: string, used: readonly Operation[] = []): Operation => {
  const text = [words, ...used.map((one) => one.text)].join('\n').trim();
  const [, name = ''] = /^\w+ +(\w+)/.exec(text) ?? [];
  const [, field = ''] = /\{\s*(?:\w+:\s*)?(\w+)/.exec(text) ?? [];
  // Only for the types: a fragment may be read without its own reader.
  return { text: text.replaceAll(' @_unmask', ''), name, field };
}) as unknown as Write;

/**
 * The query options of TanStack Query for an operation; the cache key is its name and variables. Without a
 * connection the last data is shown, and its age recorded.
 */
export function queryOf<Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) {
  return queryOptions({
    queryKey: [operationName(document), variables] as const,
    queryFn: async ({ signal, client, queryKey }): Promise<Result> => {
      try {
        const result = await execute(document, variables, { signal });
        connection.answered();
        return result;
      } catch (error) {
        const state = client.getQueryState<Result>(queryKey);
        if (!(error instanceof ConnectionFailure) || state?.data === undefined) throw error;
        connection.note(JSON.stringify(queryKey), state.dataUpdatedAt);
        return state.data;
      }
    },
  });
}

/** The run-time value of a typed document. */
export function operationOf(document: object): Operation {
  return document as Operation;
}

/** The name an operation is known by in logs, caches and the list of persisted operations. */
export function operationName(document: object): string {
  return operationOf(document).name;
}
