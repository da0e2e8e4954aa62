import { setTimeout as wait } from 'node:timers/promises';
import type { FaultSwitch } from '../core/fault-switch.ts';
import { page } from '../core/page.ts';
import { json, type Route, type SandboxReply } from '../core/route.ts';
import { addressOf, matching, placeNamed, roadMetres } from './addresses.ts';
import { addressesPage } from './addresses-page.ts';
import { showPlace, showPrediction } from './show-address.ts';

const SLOW_MS = 20_000;
const MOST = 5;
const API = '/sandbox/addresses';

/** The HTTP interface common to map services, over invented addresses and distances. */
export function addressRoutes(faults: FaultSwitch): Route[] {
  const api = (path: string, answer: (params: URLSearchParams) => SandboxReply): Route => ({
    method: 'GET',
    path: new RegExp(`^${API}/${path}/json$`),
    async handle({ url }) {
      const fault = faults.get('addresses');
      if (fault === 'down') return json({ status: 'UNKNOWN_ERROR' }, 503);
      if (fault === 'nonsense')
        return json({ status: 'OVER_QUERY_LIMIT', error_message: '<b>pay</b>' });
      if (fault === 'slow') await wait(SLOW_MS);
      return answer(url.searchParams);
    },
  });
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/addresses\/?$/,
      handle: ({ language, parts }) =>
        page(addressesPage(faults.get('addresses'), language), parts),
    },
    api('place/autocomplete', (params) => {
      const countries = [...(params.get('components') ?? '').matchAll(/country:(\w\w)/g)];
      const wanted = countries.map(([, code = '']) => code.toUpperCase());
      const found = matching(params.get('input') ?? '', wanted).slice(0, MOST);
      return json({ status: statusOf(found.length), predictions: found.map(showPrediction) });
    }),
    api('place/details', (params) => {
      const address = addressOf(params.get('place_id') ?? '');
      return json(
        address ? { status: 'OK', result: showPlace(address) } : { status: 'ZERO_RESULTS' },
      );
    }),
    api('distancematrix', (params) => {
      const [from, to] = ['origins', 'destinations'].map((end) =>
        placeNamed(params.get(end) ?? ''),
      );
      const element =
        from && to
          ? { status: 'OK', distance: { value: roadMetres(from, to) } }
          : { status: 'NOT_FOUND' };
      return json({ status: 'OK', rows: [{ elements: [element] }] });
    }),
  ];
}

const statusOf = (found: number) => (found > 0 ? 'OK' : 'ZERO_RESULTS');
