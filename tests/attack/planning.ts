import { setTimeout } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { measure } from './support/measure.ts';
import { sendFromMany } from './support/send-from-many.ts';
import type { Target } from './support/target.ts';

const connections = 20;
const aloneSeconds = 15;
const seconds = 60;

let sent = 0;

/** Queries for a node of an unknown type; each document is new to the server. */
function nodes(count: number): string {
  sent += 1;
  const fields = Array.from({ length: count }, (_, i) => `a${sent}_${i}:node(id:"inv_${i}"){id}`);
  return JSON.stringify({ query: `{${fields.join(' ')}}` });
}

const flood = ({ url }: Target, body: () => string, token: string | null = null) =>
  sendFromMany({ url: `${url}/graphql`, connections, seconds, body, token });

/** Unplanned, expensive documents from one address. */
export const attack: Attack = {
  says: `${connections} connections of one stranger send documents that were never planned, for ${seconds} s`,
  under: {
    'outside the sandbox': {},
    // An unknown e-mail address: its existence does not matter.
    'inside the sandbox': { SANDBOX_URL: 'http://127.0.0.1:9' },
  },
  run: async (target) => {
    // The first request of a document is planned and compiled; the second measurement is without that.
    await measure(target, 'warming up', () => setTimeout(3_000));
    return [
      await measure(target, 'alone', () => setTimeout(aloneSeconds * 1000)),
      await measure(target, '30 nodes', () => flood(target, () => nodes(30))),
      // As many as a document may contain.
      await measure(target, '4 nodes', () => flood(target, () => nodes(4))),
      await measure(target, '4 nodes, of a registered user', () =>
        flood(target, () => nodes(4), target.attackersToken),
      ),
      await measure(target, 'afterwards', () => setTimeout(aloneSeconds * 1000)),
    ];
  },
};
