import type { Figure } from './figure.ts';
import { throughput } from './throughput.ts';

type Side = { url: string; body: unknown };

/** The same work through the API and by hand, one after the other on the same machine. */
export async function compare(
  name: string,
  token: string,
  ours: Side,
  byHand: Side,
  goal?: number,
): Promise<Figure> {
  await mustSucceed(token, ours);
  await mustSucceed(token, byHand);
  const against = await throughput({ token, ...byHand });
  const measured = await throughput({ token, ...ours });
  return {
    name,
    unit: 'requests/s',
    value: measured.requestsPerSecond,
    against: against.requestsPerSecond,
    ratio: measured.requestsPerSecond / against.requestsPerSecond,
    ...(goal === undefined ? {} : { goal }),
    details: {
      medianMs: measured.medianMs,
      p99Ms: measured.p99Ms,
      medianMsByHand: against.medianMs,
    },
  };
}

/** A fast refusal would make a splendid figure. */
async function mustSucceed(token: string, { url, body }: Side): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const refused = /"errors":\s*\[\s*\{/.test(text);
  if (!response.ok || refused || text.length < 100)
    throw new Error(`${url}: ${text.slice(0, 500)}`);
}
