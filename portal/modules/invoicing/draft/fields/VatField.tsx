import { NativeSelect } from '@mantine/core';
import { useLine } from '../lines/useLine.ts';
import { vatChoices } from '../lines/vatChoices.ts';
import { useDraftField } from './useDraftField.ts';

/** The VAT of a line, of the rates that its seller may charge. */
export function VatField() {
  const label = useDraftField()('vatRate').label;
  const { line, at, rates, edit, errorAt } = useLine();
  if (!rates) return null;
  const choices = vatChoices(rates);
  // A rate that may not be charged is shown as it is, and refused, rather than changed unseen.
  const shown = choices.includes(line.vatRate) ? choices : [line.vatRate, ...choices];
  return (
    <NativeSelect
      label={label}
      data-path={`lines.${at}.vatRate`}
      value={line.vatRate}
      data={shown.map((value) => ({ value, label: value && `${value} %` }))}
      onChange={(event) => edit({ vatRate: event.currentTarget.value }, 'vatRate')}
      error={errorAt('vatRate', label)}
    />
  );
}
