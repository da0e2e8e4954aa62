import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import type { LineChoice } from './useCredit.ts';

/** The sums that crediting the given quantities would give. */
const creditSumsQuery = graphql(`
  query CreditSums($id: ID!, $positions: [Int!]!, $quantities: [BigFloat!]!) {
    node(id: $id) {
      __typename
      ... on Invoice {
        id
        credit(positions: $positions, quantities: $quantities) { amount vat total lineAmounts }
      }
    }
  }
`);

/** The sum of a credit, in minor units, calculated by the server. */
export interface Credit {
  /** By the ids of the lines. */
  lines: ReadonlyMap<string, number>;
  amount: number;
  vat: number;
  total: number;
}

export interface CreditSums {
  /** The sum of the present selection; null until it is known. */
  credit: Credit | null;
  /** Whether there is no answer to be had. */
  isAway: boolean;
}

/** A debounce short enough to seem immediate, and long enough to type a number of two digits. */
const PAUSE_MS = 250;

/** Calculates the sums of the chosen lines whenever they change. */
export function useCreditSums(id: string, chosen: readonly LineChoice[]): CreditSums {
  const wanted = JSON.stringify(
    chosen.flatMap(({ line, text, read }) =>
      'quantity' in read ? [[line.id, line.position, parseDecimal(text) ?? '0'] as const] : [],
    ),
  );
  const [settled] = useDebouncedValue(wanted, PAUSE_MS, { leading: true });
  const lines: [id: string, position: number, quantity: string][] = JSON.parse(settled);
  const query = useQuery({
    ...queryOf(creditSumsQuery, {
      id,
      positions: lines.map(([, position]) => position),
      quantities: lines.map(([, , quantity]) => quantity),
    }),
    gcTime: 0,
  });
  const { node } = query.data ?? {};
  const sums = settled === wanted && node?.__typename === 'Invoice' ? node.credit : null;
  return {
    credit: sums && {
      ...sums,
      lines: new Map(lines.map(([one], at) => [one, sums.lineAmounts[at] ?? 0])),
    },
    isAway: query.isError || query.fetchStatus === 'paused',
  };
}
