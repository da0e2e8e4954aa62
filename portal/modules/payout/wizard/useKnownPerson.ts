import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../graphql/queryOf.ts';
import { ownNumberQuery } from './ownNumberQuery.ts';

export interface KnownPerson {
  firstName: string;
  lastName: string;
  identifier: string;
}

const NUMBERS_OF = ['NO', 'SE'];

/**
 * Who one is by a Norwegian or Swedish e-ID, whose number a payout profile takes; null for who has shown
 * none, undefined while it is being asked.
 */
export function useKnownPerson(): KnownPerson | null | undefined {
  const query = useQuery(queryOf(ownNumberQuery, {}));
  if (query.isPending) return undefined;
  const known = query.data?.identities.items.filter(({ country }) => NUMBERS_OF.includes(country));
  return known?.toSorted((a, b) => Number(b.default) - Number(a.default))[0] ?? null;
}
