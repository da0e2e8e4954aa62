import { html } from '#shared/html.ts';
import { faultChoices } from '../core/fault-switch.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { allTowns, nameOf } from './addresses.ts';

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

/** Every street there is, and the switch that makes the service fail. */
export function addressesPage(fault: string, language: SandboxLanguage) {
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
