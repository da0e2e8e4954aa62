import { setTimeout as wait } from 'node:timers/promises';
import { html } from '#shared/html.ts';
import { signedAt } from '#shared/signatures/signed-headers.ts';
import { type FaultSwitch, faultChoices } from '../core/fault-switch.ts';
import { todayInNorway } from '../core/now-in-norway.ts';
import {
  json,
  page,
  type Route,
  redirect,
  type SandboxLanguage,
  type SandboxReply,
  showTime,
} from '../core/route.ts';
import {
  OUTCOMES,
  type Outcome,
  openOrderBook,
  readOrder,
  type StoredOrder,
} from './order-book.ts';
import { type Answers, sendResult } from './send-result.ts';

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

const SLOW_MS = 20_000;
const SOON_MS = 500;

/**
 * A provider of background checks: `POST /sandbox/checks/orders`, signed, answers 202 once the order is
 * stored, 422 for an unsupported one. The result is sent to the configured address, signed as well,
 * automatically or by a button on the page. Tests read orders under `/sandbox/api/checks`, and may set a
 * result there.
 */
export function checkRoutes(answers: Answers, faults: FaultSwitch): Route[] {
  const book = openOrderBook();
  const report = async (order: StoredOrder, outcome: Outcome) => {
    const fault = faults.get('checks');
    const send = () =>
      sendResult(answers, { ...order, outcome, expiresOn: expiryOf(order) }, fault);
    order.answered = { outcome, status: await send() };
    if (fault === 'twice') order.answered = { outcome, status: await send() };
    return order;
  };
  const soon = async (order: StoredOrder) => {
    await wait(SOON_MS, null, { ref: false });
    await report(order, outcomeOf(order));
  };
  const answered = async (given: URLSearchParams): Promise<StoredOrder | null> => {
    const order = book.find(given.get('reference') ?? '');
    const outcome = OUTCOMES.find((one) => one === given.get('outcome'));
    return order && outcome ? report(order, outcome) : null;
  };
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/checks\/?$/,
      handle: ({ language, parts }) =>
        page(checksPage(book.list(), faults.get('checks'), language), parts),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/checks\/orders$/,
      async handle({ headers, body }): Promise<SandboxReply> {
        const fault = faults.get('checks');
        if (fault === 'down') return json({ error: 'Service Unavailable' }, 503);
        if (fault === 'slow') await wait(SLOW_MS);
        if (!signedAt(answers.secret, headers, body.toString())) {
          return json({ error: 'This is not signed with the secret we share.' }, 401);
        }
        const given = readOrder(body.toString());
        if (!given || fault === 'refuses') return json({ error: 'We do not look into this.' }, 422);
        const { order, isNew } = book.take(given);
        if (isNew && fault !== 'waits') void soon(order);
        return json({ reference: order.reference }, 202);
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/checks\/results$/,
      async handle({ body }) {
        await answered(new URLSearchParams(body.toString()));
        return redirect('/sandbox/checks');
      },
    },
    { method: 'GET', path: /^\/sandbox\/api\/checks$/, handle: () => json(book.list()) },
    {
      method: 'POST',
      path: /^\/sandbox\/api\/checks$/,
      async handle({ url }) {
        const order = await answered(url.searchParams);
        return order ? json(order) : json({ error: 'Unknown order or outcome.', OUTCOMES }, 400);
      },
    },
  ];
}

/**
 * Makes every outcome reachable without settings: a number that ends in 9 is not clear, and one in 8 is
 * undecided.
 */
function outcomeOf({ content }: StoredOrder): Outcome {
  if (content?.endsWith('9')) return 'NOT_CLEAR';
  return content?.endsWith('8') ? 'UNDECIDED' : 'CLEAR';
}

/** A number that ends in 6 holds today and not any more tomorrow, so that an expiry can be seen. */
function expiryOf({ content }: StoredOrder): string | null {
  return content?.endsWith('6') ? todayInNorway() : null;
}

/** Lists the orders with their answers, buttons to answer, and the switch that makes the provider fail. */
function checksPage(orders: readonly StoredOrder[], fault: string, language: SandboxLanguage) {
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
