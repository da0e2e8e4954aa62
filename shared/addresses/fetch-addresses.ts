import { jsonFetcher } from '../outside/json-fetcher.ts';
import { isJson, type Json, listOf } from '../outside/read-json.ts';

/** A service for address look-up, by the HTTP interface that map services share, and the key for it. */
export interface AddressService {
  url: string;
  key: string | null;
}

/** Thrown when the service does not answer, or answers with anything but addresses. */
export class AddressesDownError extends Error {
  override name = 'AddressesDownError';
}

/** ZERO_RESULTS means that nothing was found, or that the requested place does not exist. */
const ANSWERED = ['OK', 'ZERO_RESULTS'];

const isAnswer = (answer: unknown): answer is Json =>
  isJson(answer) && ANSWERED.includes(String(answer.status));

const fetchJson = jsonFetcher('the address service', [], isAnswer);

/** Sends one request. Any status but OK and ZERO_RESULTS is an error. */
export async function fetchAddresses(
  service: AddressService | null,
  question: string,
  params: Record<string, string>,
): Promise<Json> {
  if (!service) throw new AddressesDownError('no address service is configured');
  const words = new URLSearchParams({ ...params, ...(service.key && { key: service.key }) });
  const answer = await fetchJson(service.url, `${question}/json?${words}`).catch(
    (error: unknown) => {
      // The error message is left out: it may repeat the address, and the address contains the key.
      throw new AddressesDownError(
        `the address service does not respond (${(error as Error).name})`,
      );
    },
  );
  return answer as Json;
}

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
  const { rows } = await fetchAddresses(service, 'distancematrix', params);
  const [row] = listOf(rows);
  const [element] = listOf(isJson(row) ? row.elements : null);
  if (!isJson(element) || element.status !== 'OK' || !isJson(element.distance)) return null;
  const { value } = element.distance;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= metresMax
    ? value
    : null;
}
