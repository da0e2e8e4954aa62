import { FAULTS, type FaultService, type FaultSwitch } from './fault-switch.ts';
import { json, type Route, redirect } from './route.ts';

/** Services with a page of their own that has their fault switch. */
const PAGES = ['access-point', 'addresses', 'checks', 'eid', 'register'];

/**
 * `GET /sandbox/api/faults` returns the fault of each service, `POST` with `{service, fault}` changes it.
 * `/sandbox/faults` is the same as a form.
 */
export function faultRoutes(faults: FaultSwitch): Route[] {
  const all = () =>
    Object.fromEntries(
      Object.keys(FAULTS).map((service) => [service, faults.get(service as FaultService)]),
    );
  return [
    { method: 'GET', path: /^\/sandbox\/api\/faults$/, handle: () => json(all()) },
    {
      method: 'POST',
      path: /^\/sandbox\/api\/faults$/,
      handle({ body }) {
        const request: unknown = JSON.parse(body.toString() || '{}');
        const { service, fault } = request as { service?: unknown; fault?: unknown };
        const changed = faults.set(String(service), String(fault));
        return changed ? json(all()) : json({ error: 'Unknown service or fault.', FAULTS }, 400);
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/faults$/,
      handle({ body }) {
        const form = new URLSearchParams(body.toString());
        faults.set(form.get('service') ?? '', form.get('fault') ?? '');
        const service = form.get('service') ?? '';
        return redirect(PAGES.includes(service) ? `/sandbox/${service}` : '/sandbox/');
      },
    },
  ];
}
