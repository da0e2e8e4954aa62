import { useQuery } from '@tanstack/react-query';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';

/** The national numbers one need not write, masked, the default one first. */
const ownNumberQuery = graphql(`
  query OwnNumber {
    identities(perPage: 100) {
      items { id country identifier firstName lastName default }
    }
  }
`);

export interface KnownPerson {
  firstName: string;
  lastName: string;
  identifier: string;
}

const NUMBERS_OF = ['NO', 'SE'];

/**
 * The user according to a Norwegian or Swedish e-ID, whose number a payout profile accepts; null without such
 * an e-ID, undefined while loading.
 */
export function useKnownPerson(): KnownPerson | null | undefined {
  const query = useQuery(queryOf(ownNumberQuery, {}));
  if (query.isPending) return undefined;
  const known = query.data?.identities.items.filter(({ country }) => NUMBERS_OF.includes(country));
  return known?.toSorted((a, b) => Number(b.default) - Number(a.default))[0] ?? null;
}
