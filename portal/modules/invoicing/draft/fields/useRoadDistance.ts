import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { PAUSE } from '#portal/ui/pickers/AsyncPicker.tsx';
import { dateLocale } from '#portal/ui/time/dateLocale.ts';

/** Metres by road between two addresses as they are written. */
const addressDistanceQuery = graphql(`
  query AddressDistance($from: String!, $to: String!) {
    addressDistance(from: $from, to: $to)
  }
`);

const SHORTEST = 5;

/**
 * Kilometres by road with one decimal, formatted as for typing; null while unknown. Reopening a draft does
 * not look up its distance again: only addresses changed now are looked up.
 */
export function useRoadDistance(from: string, to: string, language: string): string | null {
  const route = `${from.trim()}\n${to.trim()}`;
  const [opened] = useState(route);
  const [settled] = useDebouncedValue(route, PAUSE);
  const ends = settled.split('\n');
  const enabled = settled !== opened && ends.every((end) => end.length >= SHORTEST);
  const query = useQuery({
    queryKey: ['addressDistance', settled],
    queryFn: ({ signal }) => {
      const [start = '', end = ''] = ends;
      return execute(addressDistanceQuery, { from: start, to: end }, { signal }).then(
        ({ addressDistance }) => addressDistance,
        // If the look-up fails, the distance is typed by hand.
        () => null,
      );
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!enabled || settled !== route || typeof query.data !== 'number') return null;
  return (Math.round(query.data / 100) / 10).toLocaleString(dateLocale(language), {
    maximumFractionDigits: 1,
    useGrouping: false,
  });
}
