import { setTimeout } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { measure } from './support/measure.ts';
import { sendFromMany } from './support/send-from-many.ts';
import type { Target } from './support/target.ts';

const connections = 20;
const aloneSeconds = 15;
const seconds = 60;

let sent = 0;

/** Look-ups whose type nobody knows beforehand; each document is one that was never seen. */
function nodes(count: number): string {
  sent += 1;
  const fields = Array.from({ length: count }, (_, i) => `a${sent}_${i}:node(id:"inv_${i}"){id}`);
  return JSON.stringify({ query: `{${fields.join(' ')}}` });
}

const flood = ({ url }: Target, body: () => string, token: string | null = null) =>
  sendFromMany({ url: `${url}/graphql`, connections, seconds, body, token });

/** Documents that nobody has planned before, each of them costly, from one place. */
export const attack: Attack = {
  says: `${connections} connections of one stranger send documents that were never planned, for ${seconds} s`,
  under: {
    'outside the sandbox': {},
    // An address where nobody is: only that there is one counts.
    'inside the sandbox': { SANDBOX_URL: 'http://127.0.0.1:9' },
  },
  run: async (target) => {
    // What is asked the first time is planned and compiled; the second measure is without that.
    await measure(target, 'warming up', () => setTimeout(3_000));
    return [
      await measure(target, 'alone', () => setTimeout(aloneSeconds * 1000)),
      await measure(target, '30 nodes', () => flood(target, () => nodes(30))),
      // As many as a document may hold.
      await measure(target, '4 nodes', () => flood(target, () => nodes(4))),
      await measure(target, '4 nodes, of a registered user', () =>
        flood(target, () => nodes(4), target.attackersToken),
      ),
      await measure(target, 'afterwards', () => setTimeout(aloneSeconds * 1000)),
    ];
  },
};
