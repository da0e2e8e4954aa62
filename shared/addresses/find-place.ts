import { isJson, type Json, listOf, textOf } from '../outside/read-json.ts';
import { type AddressService, fetchAddresses } from './fetch-addresses.ts';

/**
 * An address in the shape of a form. Parts the service does not have are `not available`, `0000` and Norway.
 */
export interface Place {
  formattedAddress: string;
  line1: string;
  postalCode: string;
  city: string;
  county: string | null;
  country: string;
  latitude: number | null;
  longitude: number | null;
}

const MISSING = 'not available';
/** Longer than any name of a street or a town, and as long as a form takes. */
const partMax = 100;

/** The place of a prediction; null when it does not exist any more. */
export async function findPlace(service: AddressService | null, id: string): Promise<Place | null> {
  const fields = 'geometry,formatted_address,address_component';
  const params = { place_id: id.slice(0, 500), fields, language: 'no' };
  const { result } = await fetchAddresses(service, 'place/details', params);
  return isJson(result) ? readPlace(result) : null;
}

function readPlace(result: Json): Place {
  const components = listOf(result.address_components).filter(isJson);
  const part = (type: string, name: 'long_name' | 'short_name' = 'long_name') =>
    textOf(components.find(({ types }) => listOf(types).includes(type))?.[name]).slice(0, partMax);
  const street = [part('route'), part('street_number')].filter(Boolean).join(' ');
  const country = part('country', 'short_name').toUpperCase();
  const location = isJson(result.geometry) ? result.geometry.location : null;
  const at = (name: 'lat' | 'lng', most: number) => {
    const value = isJson(location) ? location[name] : null;
    return typeof value === 'number' && Math.abs(value) <= most ? value : null;
  };
  return {
    formattedAddress: textOf(result.formatted_address).slice(0, 3 * partMax) || MISSING,
    line1: street || MISSING,
    postalCode: part('postal_code').slice(0, 20) || '0000',
    city: part('postal_town') || part('locality') || MISSING,
    county: part('administrative_area_level_1') || null,
    country: /^[A-Z]{2}$/.test(country) ? country : 'NO',
    latitude: at('lat', 90),
    longitude: at('lng', 180),
  };
}
