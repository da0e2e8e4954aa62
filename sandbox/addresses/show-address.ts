import { type Address, nameOf, whereIs } from './addresses.ts';

const line = ({ street, number }: Address) => `${street} ${number}`;
const place = ({ town }: Address) =>
  [town.city, town.country === 'NO' && town.city ? null : nameOf(town.country)]
    .filter(Boolean)
    .join(', ');

/** One of the predictions for the typed text. */
export const showPrediction = (address: Address) => ({
  place_id: address.id,
  description: [line(address), place(address)].filter(Boolean).join(', '),
  structured_formatting: { main_text: line(address), secondary_text: place(address) },
  types: ['street_address', 'geocode'],
});

/** All that is known of an address; a town without a name has neither postal code nor county. */
export function showPlace(address: Address): object {
  const { town, street, number } = address;
  const { latitude: lat, longitude: lng } = whereIs(address);
  const component = (type: string, long: string | null, short = long) =>
    long === null ? [] : [{ long_name: long, short_name: short, types: [type] }];
  return {
    formatted_address: [
      line(address),
      [town.postalCode, town.city].filter(Boolean).join(' '),
      nameOf(town.country),
    ]
      .filter(Boolean)
      .join(', '),
    geometry: { location: { lat, lng } },
    address_components: [
      ...component('street_number', String(number)),
      ...component('route', street),
      ...component('postal_town', town.city),
      ...component('administrative_area_level_1', town.county),
      ...component('country', nameOf(town.country), town.country),
      ...component('postal_code', town.postalCode),
    ],
  };
}
