import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { execute } from '#portal/graphql/execute.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { PAUSE } from '#portal/ui/pickers/AsyncPicker.tsx';
import { useMessages } from '#portal/ui/texts.ts';

/** Addresses that begin as is typed. */
const addressPredictionsQuery = graphql(`
  query AddressPredictions($text: String!, $country: String) {
    addressPredictions(text: $text, country: $country) { id mainText secondaryText }
  }
`);

export type AddressPrediction = ResultOf<
  typeof addressPredictionsQuery
>['addressPredictions'][number];

type Input = Omit<AutocompleteProps, 'value' | 'onChange' | 'data' | 'onOptionSubmit'>;

interface Props extends Input {
  value: string;
  onChange: (text: string) => void;
  /** The country to search in, two letters. */
  country: string;
  onPick: (prediction: AddressPrediction) => void;
}

const SHORTEST = 3;

/** An address in one line as it is picked: the street and where it is. */
export const inOneLine = ({ mainText, secondaryText }: AddressPrediction) =>
  [mainText, secondaryText].filter(Boolean).join(', ');

/**
 * The street of an address, looked up while typing. The typed text counts even without a result, so that an
 * address can be typed by hand.
 */
export function AddressLine({ value, onChange, country, onPick, ...input }: Props) {
  const { t } = useMessages('app/forms');
  // Only typed text is looked up: neither the value the field starts with nor a picked prediction.
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), PAUSE);
  const query = useQuery({
    queryKey: ['addressPredictions', text, country],
    // A missing response is not reported as an error: the address can be typed by hand.
    queryFn: ({ signal }) =>
      execute(addressPredictionsQuery, { text, country }, { signal }).then(
        (found) => found.addressPredictions,
        () => null,
      ),
    enabled: text.length >= SHORTEST,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = (text.length >= SHORTEST && query.data) || [];
  const isAway = text.length >= SHORTEST && query.data === null;
  return (
    <Autocomplete
      {...input}
      // Within the landmark, and within a popup around the field.
      comboboxProps={{ withinPortal: false }}
      {...(isAway && { description: t('address.away') })}
      value={value}
      data={[...new Set(found.map(inOneLine))]}
      filter={({ options }) => options}
      onChange={(next) => {
        setTyped(next);
        onChange(next);
      }}
      onOptionSubmit={(picked) => {
        const one = found.find((prediction) => inOneLine(prediction) === picked);
        // After the field has reported its new value.
        if (one) queueMicrotask(() => onPick(one));
        setTyped('');
      }}
    />
  );
}
