import { setTimeout as wait } from 'node:timers/promises';
import { signedAt } from '#shared/signatures/signed-headers.ts';
import type { FaultSwitch } from '../core/fault-switch.ts';
import { page } from '../core/page.ts';
import { json, type Route, redirect, type SandboxReply } from '../core/route.ts';
import { checksPage } from './checks-page.ts';
import {
  OUTCOMES,
  type Outcome,
  openOrderBook,
  readOrder,
  type StoredOrder,
} from './order-book.ts';
import { type Answers, sendResult } from './send-result.ts';

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
  const tell = async (order: StoredOrder, outcome: Outcome) => {
    const fault = faults.get('checks');
    const send = () =>
      sendResult(answers, { ...order, outcome, expiresOn: expiryOf(order) }, fault);
    order.answered = { outcome, status: await send() };
    if (fault === 'twice') order.answered = { outcome, status: await send() };
    return order;
  };
  const soon = async (order: StoredOrder) => {
    await wait(SOON_MS, null, { ref: false });
    await tell(order, outcomeOf(order));
  };
  const answered = async (given: URLSearchParams): Promise<StoredOrder | null> => {
    const order = book.find(given.get('reference') ?? '');
    const outcome = OUTCOMES.find((one) => one === given.get('outcome'));
    return order && outcome ? tell(order, outcome) : null;
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
  return content?.endsWith('6')
    ? new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' })
    : null;
}
