import { setTimeout as wait } from 'node:timers/promises';
import { html } from '#shared/html.ts';
import { type FaultSwitch, faultChoices } from '../core/fault-switch.ts';
import { json, page, type Route, type SandboxLanguage, type SandboxReply } from '../core/route.ts';
import {
  type Address,
  addressOf,
  allTowns,
  matching,
  nameOf,
  placeNamed,
  roadMetres,
  whereIs,
} from './addresses.ts';

const line = ({ street, number }: Address) => `${street} ${number}`;

const place = ({ town }: Address) =>
  [town.city, town.country === 'NO' && town.city ? null : nameOf(town.country)]
    .filter(Boolean)
    .join(', ');

/** One of the predictions for the typed text. */
const showPrediction = (address: Address) => ({
  place_id: address.id,
  description: [line(address), place(address)].filter(Boolean).join(', '),
  structured_formatting: { main_text: line(address), secondary_text: place(address) },
  types: ['street_address', 'geocode'],
});

const TEXTS = {
  nb: {
    title: 'Adressene',
    lead: 'Oppdiktede gater bak det samme grensesnittet som karttjenester har. Skriv begynnelsen av en av dem der du blir bedt om en adresse, med et nummer fra 1 til 60. Avstander er luftlinje og en tredel til.',
    behaves: 'Slik oppfører tjenesten seg nå:',
    faults: { ok: 'Svarer', down: 'Er nede', slow: 'Er treg', nonsense: 'Svarer med noe annet' },
    place: 'Sted',
    country: 'Land',
    streets: 'Gater',
    nowhere: 'Uten poststed',
  },
  en: {
    title: 'The addresses',
    lead: 'Made-up streets behind the interface that map services share. Type the beginning of one where you are asked for an address, with a number from 1 to 60. Distances are as the crow flies and a third more.',
    behaves: 'How the service behaves now:',
    faults: { ok: 'Answers', down: 'Is down', slow: 'Is slow', nonsense: 'Answers something else' },
    place: 'Place',
    country: 'Country',
    streets: 'Streets',
    nowhere: 'No postal town',
  },
} as const;

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

/** Every street there is, and the switch that makes the service fail. */
function addressesPage(fault: string, language: SandboxLanguage) {
  const texts = TEXTS[language];
  const rows = allTowns.map(
    ({ city, country, streets }) =>
      html`<tr><th scope="row">${city ?? texts.nowhere}</th><td>${nameOf(country)}</td><td>${streets.join(', ')}</td></tr>`,
  );
  const body = html`<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${faultChoices('addresses', fault, texts)}
<table><thead><tr><th scope="col">${texts.place}</th><th scope="col">${texts.country}</th><th scope="col">${texts.streets}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
  return { language, title: texts.title, path: '/sandbox/addresses', body };
}

/** All facts of an address; a town without a name has neither postal code nor county. */
function showPlace(address: Address): object {
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
