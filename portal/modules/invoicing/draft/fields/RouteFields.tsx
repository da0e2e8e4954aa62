import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressLine, inOneLine } from '#portal/app/forms/addresses/AddressLine.tsx';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { PAUSE } from '#portal/ui/pickers/AsyncPicker.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { dateLocale } from '#portal/ui/time/isoTime.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from '../Fields.module.css';
import { isComputedTrip } from '../lines/travelReport.ts';
import { useLine } from '../lines/useLine.ts';
import { useDraftField } from '../useDraftField.ts';

/** Metres by road between two addresses as they are written. */
const addressDistanceQuery = graphql(`
  query AddressDistance($from: String!, $to: String!) {
    addressDistance(from: $from, to: $to)
  }
`);

const SHORTEST = 5;

const HOME = 'NO';

/**
 * Start and end of a drive, and the distance by road, offered as a suggestion since the user may have taken
 * another route.
 */
export function RouteFields() {
  const { t, language } = useMessages('invoicing/draft');
  const field = useDraftField();
  const { line, at, saved, edit, errorAt } = useLine();
  // Diet is no matter of kilometres.
  const ends = isComputedTrip(line)
    ? (['', ''] as const)
    : ([line.addressFrom, line.addressTo] as const);
  const km = useRoadDistance(...ends, language);
  return (
    <>
      <div className={styles.pair}>
        {(['addressFrom', 'addressTo'] as const).map((name) => (
          <AddressLine
            key={name}
            label={field(name).label}
            data-path={`lines.${at}.${name}`}
            error={errorAt(name, field(name).label)}
            {...(saved?.taxFreeGaps.includes(name) &&
              !line[name].trim() && { description: t('line.gap') })}
            value={line[name]}
            country={HOME}
            onChange={(text) => edit({ [name]: text }, name)}
            onPick={(prediction) => edit({ [name]: inOneLine(prediction) }, name)}
          />
        ))}
      </div>
      {km && (
        <p className={styles.rate} role="status">
          <span>{messageWith(t, 'line.route.distance', { km })}</span>{' '}
          {line.quantity !== km && (
            <PlainButton
              className={styles.useRate}
              onClick={() => edit({ quantity: km }, 'quantity')}
            >
              {messageWith(t, 'line.route.use', { km })}
            </PlainButton>
          )}
        </p>
      )}
    </>
  );
}

/**
 * Kilometres by road with one decimal, formatted as for typing; null while unknown. Reopening a draft does
 * not look up its distance again: only addresses changed now are looked up.
 */
function useRoadDistance(from: string, to: string, language: string): string | null {
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
