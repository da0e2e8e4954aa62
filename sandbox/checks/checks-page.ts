import { html } from '#shared/html.ts';
import { faultChoices } from '../core/fault-switch.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { showTime } from '../core/show-time.ts';
import { OUTCOMES, type StoredOrder } from './order-book.ts';

const TEXTS = {
  nb: {
    title: 'Kontrollene',
    lead: 'En oppdiktet leverandør av bakgrunnssjekker. Et nummer som slutter på 9 er ikke i orden, et som slutter på 8 må noen se på, et som slutter på 6 gjelder bare i dag, og alt annet er i orden. Her kan du også si det selv.',
    behaves: 'Slik oppfører leverandøren seg nå:',
    faults: {
      ok: 'Svarer',
      waits: 'Venter på deg',
      down: 'Er nede',
      slow: 'Er treg',
      refuses: 'Avviser',
      twice: 'Svarer to ganger',
      late: 'Svarer for sent',
      forged: 'Signerer feil',
      unknown: 'Svarer om noe annet',
      nonsense: 'Svarer tull',
    },
    empty: 'Ingen har bestilt noe ennå.',
    what: 'Kontroll',
    who: 'Hvem',
    number: 'Nummer',
    when: 'Bestilt',
    answer: 'Svar',
    taken: (status: number | null) =>
      status === null ? 'kom ikke fram' : `tatt imot med ${status}`,
    say: 'Svar nå',
    outcomes: { CLEAR: 'I orden', NOT_CLEAR: 'Ikke i orden', UNDECIDED: 'Må ses på' },
  },
  en: {
    title: 'The checks',
    lead: 'A made-up provider of background checks. A number that ends in 9 is not in order, one that ends in 8 needs somebody to look, one that ends in 6 is valid for today only, and all others are in order. You can also say so here.',
    behaves: 'How the provider behaves now:',
    faults: {
      ok: 'Answers',
      waits: 'Waits for you',
      down: 'Is down',
      slow: 'Is slow',
      refuses: 'Refuses',
      twice: 'Answers twice',
      late: 'Answers too late',
      forged: 'Signs wrongly',
      unknown: 'Answers something else',
      nonsense: 'Answers nonsense',
    },
    empty: 'Nobody has ordered anything yet.',
    what: 'Check',
    who: 'Who',
    number: 'Number',
    when: 'Ordered',
    answer: 'Answer',
    taken: (status: number | null) => (status === null ? 'did not arrive' : `taken with ${status}`),
    say: 'Answer now',
    outcomes: { CLEAR: 'In order', NOT_CLEAR: 'Not in order', UNDECIDED: 'Needs a look' },
  },
} as const;

/** Lists the orders with their answers, buttons to answer, and the switch that makes the provider fail. */
export function checksPage(
  orders: readonly StoredOrder[],
  fault: string,
  language: SandboxLanguage,
) {
  const texts = TEXTS[language];
  const outcomeText = ({ answered }: StoredOrder) =>
    answered &&
    html`<p>${answered.outcome} <span class="quiet">${texts.taken(answered.status)}</span></p>`;
  const choice = (outcome: (typeof OUTCOMES)[number]) =>
    html`<button class="choice" name="outcome" value="${outcome}">${texts.outcomes[outcome]}</button>`;
  const row = (order: StoredOrder) =>
    html`<tr><th scope="row">${order.kind}</th><td>${order.name}</td><td class="number">${order.content ?? ''}</td><td>${showTime(order.orderedAt, language)}</td><td>${outcomeText(order) ?? ''}<form class="choices" method="post" action="/sandbox/checks/results" aria-label="${texts.say}"><input type="hidden" name="reference" value="${order.reference}">${OUTCOMES.map(choice)}</form></td></tr>`;
  const table = html`<table><thead><tr><th scope="col">${texts.what}</th><th scope="col">${texts.who}</th><th scope="col">${texts.number}</th><th scope="col">${texts.when}</th><th scope="col">${texts.answer}</th></tr></thead>
<tbody>${orders.map(row)}</tbody></table>`;
  const body = html`<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${faultChoices('checks', fault, texts)}
${orders.length === 0 ? html`<p class="quiet">${texts.empty}</p>` : table}`;
  return { language, title: texts.title, path: '/sandbox/checks', body };
}
