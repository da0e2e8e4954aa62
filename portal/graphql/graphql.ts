import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.generated.d.ts';

/**
 * Writes an operation typed by the committed contract. Money arrives as whole minor units and
 * decimals as strings, so nothing is rounded on its way to the screen.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    BigInt: number;
    BigFloat: string;
    Date: string;
    Datetime: string;
    Time: string;
  };
}>();
