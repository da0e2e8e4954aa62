import { setTimeout as wait } from 'node:timers/promises';
import type { FaultSwitch } from '../core/fault-switch.ts';
import { page } from '../core/page.ts';
import { json, type Route, type SandboxReply, type SandboxRequest } from '../core/route.ts';
import { organizations } from './organization.ts';
import { registerPage } from './register-page.ts';
import { BadQuestionError, searchOrganizations } from './search-organizations.ts';
import { showOrganization, showRoles } from './show-organization.ts';

const SLOW_MS = 20_000;
const HAL = { 'content-type': 'application/hal+json; charset=utf-8' };
// The product is configured with this address and appends the register's own paths.
const API = '(/sandbox/register)?/enhetsregisteret/api';

/**
 * The open entity register's HTTP interface over made-up organisations. It fails when the fault switch is
 * set, or when a request has `X-Sandbox-Fault: down` or `?sandboxFault=down`.
 */
export function registerRoutes(faults: FaultSwitch): Route[] {
  const api = (
    path: string,
    handle: (request: SandboxRequest, base: string) => SandboxReply,
  ): Route => ({
    method: 'GET',
    path: new RegExp(`^${API}${path}$`),
    async handle(request) {
      const requestedFault =
        request.headers['x-sandbox-fault'] ?? request.url.searchParams.get('sandboxFault');
      const fault = requestedFault ?? faults.get('register');
      if (fault === 'down') return json({ status: 503, error: 'Service Unavailable' }, 503);
      if (fault === 'slow') await wait(SLOW_MS);
      const base = `http://${request.headers.host ?? 'sandbox'}${request.params[0]}/enhetsregisteret/api`;
      return handle({ ...request, params: request.params.slice(1) }, base);
    },
  });
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/register\/?$/,
      handle: ({ language, parts }) => page(registerPage(faults.get('register'), language), parts),
    },
    api('/enheter', ({ url }, base) => {
      try {
        return json(searchOrganizations(url.searchParams, base), 200, HAL);
      } catch (error) {
        if (!(error instanceof BadQuestionError)) throw error;
        return json({ status: 400, error: 'Bad Request', feilmelding: error.message }, 400);
      }
    }),
    api('/enheter/(\\d+)', ({ params: [number] }, base) => {
      const one = organizations.find((organization) => organization.number === number);
      return one ? json(showOrganization(one, base), 200, HAL) : notFound(number);
    }),
    api('/enheter/(\\d+)/roller', ({ params: [number] }, base) => {
      const one = organizations.find((organization) => organization.number === number);
      return one ? json(showRoles(one, base), 200, HAL) : notFound(number);
    }),
  ];
}

function notFound(number = ''): SandboxReply {
  if (number.length !== 9) return json({ status: 400, error: 'Bad Request' }, 400);
  return json({ status: 404, error: 'Not Found' }, 404);
}
