import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Gives a request its correlation id, and drops what only we may say. The id goes into the headers
 * because those travel into the API's plugins, whose masked errors name it.
 */
export function correlate(request: IncomingMessage): string {
  const id = randomUUID();
  request.headers['x-correlation-id'] = id;
  delete request.headers['x-client-address'];
  return id;
}
