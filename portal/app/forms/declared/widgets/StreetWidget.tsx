import type { WidgetProps } from '@rjsf/utils';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { AddressLine, type AddressPrediction, inOneLine } from '../../addresses/AddressLine.tsx';
import { pathOf } from '../dataPath.ts';
import { nativeOptions, useField } from '../useField.ts';

/** An address as a form takes it. */
const placeDetailsQuery = graphql(`
  query PlaceDetails($id: String!) {
    placeDetails(id: $id) { line1 postalCode city county country latitude longitude }
  }
`);

const HOME = 'NO';
/** An address typed by hand has no coordinates. */
const nowhere = { latitude: null, longitude: null };

/** The street of an address, looked up in its country; picking a prediction fills the rest of the address. */
export function StreetWidget(props: WidgetProps) {
  const { value, onChange, options, disabled, htmlName = '' } = props;
  const { label, description, placeholder, error, context, required } = useField(props);
  const path = pathOf(htmlName).slice(0, -1);
  const street = pathOf(htmlName).at(-1) ?? '';
  const type = (text: string) => {
    const isPlaced = typeof context.read([...path, 'latitude']) === 'number';
    if (isPlaced) context.fill(path, { ...nowhere, [street]: text });
    else onChange(text);
  };
  const pick = async (prediction: AddressPrediction) => {
    const { id, mainText } = prediction;
    const answer = await execute(placeDetailsQuery, { id }).catch(() => null);
    // If the user has typed on meanwhile, their text stays.
    if (context.read([...path, street]) !== inOneLine(prediction)) return;
    const { line1 = mainText, ...rest } = answer?.placeDetails ?? {};
    context.fill(path, { ...rest, [street]: line1 });
  };
  return (
    <AddressLine
      {...nativeOptions(options)}
      label={label}
      aria-required={required}
      description={description}
      {...(placeholder && { placeholder })}
      error={error}
      name={htmlName}
      disabled={disabled ?? false}
      value={typeof value === 'string' ? value : ''}
      country={String(context.read([...path, 'country']) || HOME)}
      onChange={type}
      onPick={(prediction) => void pick(prediction)}
    />
  );
}
