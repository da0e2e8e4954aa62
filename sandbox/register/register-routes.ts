import { setTimeout as wait } from 'node:timers/promises';
import { html } from '#shared/html.ts';
import { type FaultSwitch, faultChoices } from '../core/fault-switch.ts';
import {
  json,
  page,
  type Route,
  type SandboxLanguage,
  type SandboxReply,
  type SandboxRequest,
} from '../core/route.ts';
import { type Organization, type OrganizationStatus, organizations } from './organization.ts';
import {
  BadQuestionError,
  searchOrganizations,
  showOrganization,
  showRoles,
} from './search-organizations.ts';

const TEXTS = {
  nb: {
    title: 'Virksomhetsregisteret',
    lead: 'Oppdiktede virksomheter bak det samme grensesnittet som det åpne Enhetsregisteret. Bruk dem som kunder.',
    behaves: 'Slik oppfører registeret seg nå:',
    faults: { ok: 'Svarer', down: 'Er nede', slow: 'Er tregt' },
    name: 'Navn',
    number: 'Org.nr.',
    place: 'Sted',
    state: 'Tilstand',
    vat: 'I Mva-registeret',
    noVat: 'Ikke i Mva-registeret',
    status: {
      ACTIVE: '',
      BANKRUPT: 'Konkurs',
      WINDING_UP: 'Under avvikling',
      FORCED_LIQUIDATION: 'Tvangsoppløses',
      DELETED: 'Slettet',
    },
  },
  en: {
    title: 'The business register',
    lead: 'Made-up organisations behind the same interface as the open Norwegian entity register. Use them as clients.',
    behaves: 'How the register behaves now:',
    faults: { ok: 'Answers', down: 'Is down', slow: 'Is slow' },
    name: 'Name',
    number: 'Org. no.',
    place: 'Place',
    state: 'State',
    vat: 'VAT registered',
    noVat: 'Not VAT registered',
    status: {
      ACTIVE: '',
      BANKRUPT: 'Bankrupt',
      WINDING_UP: 'Being wound up',
      FORCED_LIQUIDATION: 'Forced liquidation',
      DELETED: 'Deleted',
    },
  },
} as const;

const BADGE: Record<OrganizationStatus, string> = {
  ACTIVE: '',
  BANKRUPT: 'rust',
  WINDING_UP: 'amber',
  FORCED_LIQUIDATION: 'amber',
  DELETED: 'rust',
};

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

/** The page of all organisations in the register, and the fault switch. */
function registerPage(fault: string, language: SandboxLanguage) {
  const texts = TEXTS[language];
  const row = (one: Organization) => {
    const state = texts.status[one.status];
    return html`<tr><th scope="row">${one.name}</th><td class="number">${one.number.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}</td><td>${one.city}</td><td>${
      state
        ? html`<span class="badge ${BADGE[one.status]}">${state}</span>`
        : html`<span class="quiet">${one.isVatRegistered ? texts.vat : texts.noVat}</span>`
    }</td></tr>`;
  };
  const body = html`<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${faultChoices('register', fault, texts)}
<table><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.number}</th><th scope="col">${texts.place}</th><th scope="col">${texts.state}</th></tr></thead>
<tbody>${organizations.map(row)}</tbody></table>`;
  return { language, title: texts.title, path: '/sandbox/register', body };
}
