import { html } from '#shared/html.ts';
import { faultChoices } from '../core/fault-switch.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { type Organization, type OrganizationStatus, organizations } from './organization.ts';

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

/** The page of all organisations in the register, and the fault switch. */
export function registerPage(fault: string, language: SandboxLanguage) {
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
