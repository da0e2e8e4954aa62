import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from './client-address.ts';

export type Correlate = (request: IncomingMessage) => string;

/**
 * Makes what gives a request its correlation id and the address it comes from. Both go into the
 * headers, over whatever a caller wrote there, because those travel into the API's plugins: masked
 * errors name the id, and limits count by the address.
 */
export function makeCorrelate(addressOf: ClientAddress): Correlate {
  return (request) => {
    const id = randomUUID();
    request.headers['x-correlation-id'] = id;
    request.headers['x-client-address'] = addressOf(request);
    return id;
  };
}
