import { Agent, request } from 'node:http';
import { makeTenant } from '../api/hostile/support/tenant.ts';
import type { Outcome } from './fault.ts';
import { makePlace } from './support/place.ts';

const ENOUGH = 40;
const TIMES = 5;
const TENANTS = 10;
const PATIENCE_MS = 20_000;
const KEPT = 0.8;
const body = JSON.stringify({
  query: '{ invoices(perPage: 25) { total items { id status total client { id name } } } }',
});

/**
 * Callers of ten accounts send a request as soon as the last is answered: as many as the server can serve, then five
 * times as many.
 */
export async function overload(seconds: number): Promise<Outcome> {
  const place = await makePlace();
  try {
    const tokens: string[] = [];
    for (let n = 0; n < TENANTS; n++) tokens.push((await makeTenant(place.database)).token);
    // As behind a load balancer, which limits the connections of an address itself.
    await place.startServer({ TRUST_PROXY: '127.0.0.1' });
    const load = (callers: number, forSeconds: number) =>
      askFrom(`${place.url}/graphql`, tokens, callers, forSeconds);
    await load(ENOUGH, 3);
    const peak = await load(ENOUGH, seconds);
    const over = await load(ENOUGH * TIMES, seconds);
    const after = await load(ENOUGH, Math.max(2, seconds / 3));
    const share = over.perSecond / peak.perSecond;
    const others = Object.keys(over.answers).filter((one) => !['200', '429', '503'].includes(one));
    return {
      figures: {
        [`answered by ${ENOUGH} callers`]: `${Math.round(peak.perSecond)}/s, p99 ${peak.p99} ms`,
        [`answered by ${ENOUGH * TIMES} callers`]: `${Math.round(over.perSecond)}/s, p99 ${over.p99} ms`,
        'share of the peak': share.toFixed(2),
        answers: JSON.stringify(over.answers),
        'answered afterwards': `${Math.round(after.perSecond)}/s`,
      },
      broken: [
        ...(share < KEPT ? [`only ${share.toFixed(2)} of the peak is left`] : []),
        ...others.map((one) => `${over.answers[one]} were answered ${one}`),
      ],
    };
  } finally {
    await place.end();
  }
}

interface LoadResult {
  perSecond: number;
  p99: number;
  answers: Record<string, number>;
}

async function askFrom(
  url: string,
  tokens: string[],
  callers: number,
  seconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const end = performance.now() + seconds * 1_000;
  const answers: Record<string, number> = {};
  const times: number[] = [];
  const ask = (token: string, n: number) =>
    new Promise<string>((resolve) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
      };
      const sent = request(
        url,
        { method: 'POST', agent, headers, timeout: PATIENCE_MS },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(String(answer.statusCode)));
          answer.once('error', () => resolve('broken'));
        },
      );
      sent.once('timeout', () => sent.destroy());
      sent.once('error', () => resolve('broken'));
      sent.end(body);
    });
  await Promise.all(
    Array.from({ length: callers }, async (_, n) => {
      while (performance.now() < end) {
        const from = performance.now();
        const status = await ask(tokens[n % tokens.length] ?? '', n);
        answers[status] = (answers[status] ?? 0) + 1;
        if (status === '200') times.push(performance.now() - from);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  return { perSecond: (answers['200'] ?? 0) / seconds, p99, answers };
}
