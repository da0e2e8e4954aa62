import { isJson, listOf } from '../outside/read-json.ts';
import { type AddressService, askAddresses } from './ask-addresses.ts';

const textMax = 200;
/** No two places on the globe are farther apart by road. */
const metresMax = 50_000_000;

/** The distance by road in metres between two addresses as written; null when it cannot be determined. */
export async function findDistance(
  service: AddressService | null,
  from: string,
  to: string,
): Promise<number | null> {
  const [origins, destinations] = [from, to].map((text) => text.trim().slice(0, textMax));
  if (!origins || !destinations) return null;
  const params = { origins, destinations, mode: 'driving', units: 'metric' };
  const { rows } = await askAddresses(service, 'distancematrix', params);
  const [row] = listOf(rows);
  const [element] = listOf(isJson(row) ? row.elements : null);
  if (!isJson(element) || element.status !== 'OK' || !isJson(element.distance)) return null;
  const { value } = element.distance;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= metresMax
    ? value
    : null;
}
