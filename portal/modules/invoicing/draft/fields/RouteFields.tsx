import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressLine, inOneLine } from '#portal/app/forms/addresses/AddressLine.tsx';
import styles from '../Fields.module.css';
import { useLine } from '../lines/useLine.ts';
import { isComputedTrip } from '../travel/travelReport.ts';
import { useDraftField } from './useDraftField.ts';
import { useRoadDistance } from './useRoadDistance.ts';

const HOME = 'NO';

/**
 * Start and end of a drive, and the distance by road, offered as a suggestion since the user may have taken
 * another route.
 */
export function RouteFields() {
  const { t, i18n } = useTranslation('invoicing/draft');
  const field = useDraftField();
  const { line, at, saved, edit, errorAt } = useLine();
  // Diet is no matter of kilometres.
  const ends = isComputedTrip(line)
    ? (['', ''] as const)
    : ([line.addressFrom, line.addressTo] as const);
  const km = useRoadDistance(...ends, i18n.language);
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
          <span>{t('line.route.distance', { km })}</span>{' '}
          {line.quantity !== km && (
            <UnstyledButton
              className={styles.useRate}
              onClick={() => edit({ quantity: km }, 'quantity')}
            >
              {t('line.route.use', { km })}
            </UnstyledButton>
          )}
        </p>
      )}
    </>
  );
}
