import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryCodes } from '../../../app/forms/countryCodes.ts';
import { ownEscape } from './ownEscape.ts';
import { readPhoneText } from './readPhoneText.ts';
import type { SecondLevelFaults } from './secondLevelFaults.ts';

interface Props {
  values: { countryCode: string; number: string };
  faults: SecondLevelFaults;
  /** A proven number is the only one that counts, so there is nothing to choose. */
  isProven: boolean;
  onChange: (change: { countryCode?: string; number?: string }) => void;
}

const served = ['NO', 'SE', 'DK', 'FI'];

/** Country and number. A pasted prefix chooses the country. */
export function PhoneFields({ values, faults, isProven, onChange }: Props) {
  const { t, i18n } = useTranslation('identity');
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const labelled = (value: string) => ({ value, label: names.of(value) ?? value });
    const others = countryCodes.filter((code) => !served.includes(code)).map(labelled);
    others.sort((a, b) => a.label.localeCompare(b.label, i18n.language));
    return [...served.map(labelled), ...others];
  }, [i18n.language]);
  const said = (fault: string | undefined) => fault && t(`secondLevel.fault.${fault}`);
  return (
    <>
      <NativeSelect
        name="countryCode"
        label={t('secondLevel.country')}
        data={countries}
        value={values.countryCode}
        onChange={(event) => onChange({ countryCode: event.currentTarget.value })}
        error={said(faults.countryCode)}
        disabled={isProven}
        {...ownEscape}
      />
      <TextInput
        name="number"
        label={t('secondLevel.number')}
        value={values.number}
        onChange={(event) => onChange(readPhoneText(event.currentTarget.value))}
        error={said(faults.number)}
        readOnly={isProven}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        data-autofocus={isProven ? undefined : true}
        {...ownEscape}
      />
    </>
  );
}
