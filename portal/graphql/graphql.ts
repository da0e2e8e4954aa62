import type { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.generated.d.ts';
import type { Operation } from './Operation.ts';

export type { FragmentOf, ResultOf, TadaDocumentNode } from 'gql.tada';

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
  // Known to the types alone: a fragment may be read without its own reader.
  return { text: text.replaceAll(' @_unmask', ''), name, field };
}) as unknown as Write;
