import { isJson, listOf, textOf } from '../outside/read-json.ts';
import { type AddressService, fetchAddresses } from './fetch-addresses.ts';

/** An address that completes the typed text. */
export interface AddressPrediction {
  id: string;
  /** The street and its number. */
  mainText: string;
  /** The location: the town, and the country if abroad. */
  secondaryText: string;
}

/** Below this number of characters the service is not called. */
export const ADDRESS_LETTERS_MIN = 3;
const textMax = 200;
const idMax = 500;
const hitsMax = 5;

/**
 * Predictions for the beginning of an address, in one country or anywhere. Empty for fewer than three
 * letters.
 */
export async function findPredictions(
  service: AddressService | null,
  text: string,
  country: string | null,
): Promise<AddressPrediction[]> {
  const input = text.trim().slice(0, textMax);
  if (input.length < ADDRESS_LETTERS_MIN) return [];
  const answer = await fetchAddresses(service, 'place/autocomplete', {
    input,
    language: 'no',
    types: 'address',
    ...(country && { components: `country:${country.toLowerCase()}` }),
  });
  return listOf(answer.predictions).flatMap(readPrediction).slice(0, hitsMax);
}

function readPrediction(value: unknown): AddressPrediction[] {
  if (!isJson(value)) return [];
  const id = textOf(value.place_id);
  if (id.length > idMax) return [];
  const parts = isJson(value.structured_formatting) ? value.structured_formatting : {};
  const mainText = textOf(parts.main_text) || textOf(value.description);
  if (!id || !mainText) return [];
  const secondaryText = textOf(parts.secondary_text).slice(0, textMax);
  return [{ id, mainText: mainText.slice(0, textMax), secondaryText }];
}
