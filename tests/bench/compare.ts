import pg from 'pg';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import type { Requested } from './poll.ts';
import { processorMs } from './processor-time.ts';
import { scale } from './scale.ts';
import { throughput } from './throughput.ts';

type Side = { url: string; body: unknown; pid: number };
type Measured = Requested & { processorMs: number };

/**
 * The same work through the API and by hand, in turns, so that other load on the machine affects
 * both alike; the median round counts.
 */
export async function compare(
  name: string,
  { token, databaseUrl }: { token: string; databaseUrl: string },
  ours: Side,
  byHand: Side,
  goal?: number,
  beforeEach: () => Promise<void> = async () => {},
): Promise<Figure[]> {
  for (const side of [ours, byHand]) {
    await mustSucceed(token, side);
    await beforeEach();
    await throughput({ token, ...side }, scale.loadSeconds);
  }
  const measured: { ours: Measured; byHand: Measured }[] = [];
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const measure = async (side: Side): Promise<Measured> => {
    await beforeEach();
    const before = await processorMs(side.pid, client);
    const requested = await throughput({ token, ...side }, scale.loadSeconds);
    const spent = (await processorMs(side.pid, client)) - before;
    return { ...requested, processorMs: spent / (requested.requestsPerSecond * scale.loadSeconds) };
  };
  try {
    for (let round = 0; round < scale.rounds; round++) {
      measured.push({ byHand: await measure(byHand), ours: await measure(ours) });
    }
  } finally {
    await client.end();
  }
  const middle = (of: (round: (typeof measured)[number]) => number) => median(measured.map(of));
  const processor = (side: 'ours' | 'byHand') => middle((round) => round[side].processorMs);
  const requests: Figure = {
    name,
    unit: 'requests/s',
    value: middle((round) => round.ours.requestsPerSecond),
    against: middle((round) => round.byHand.requestsPerSecond),
    ratio: middle((round) => round.ours.requestsPerSecond / round.byHand.requestsPerSecond),
    ...(goal === undefined ? {} : { goal }),
    details: {
      medianMs: middle((round) => round.ours.medianMs),
      p99Ms: middle((round) => round.ours.p99Ms),
      medianMsByHand: middle((round) => round.byHand.medianMs),
    },
  };
  // Of Node and Postgres together, which other load on the machine changes least.
  const times: Figure = {
    name: '  its processor time',
    unit: 'ms',
    value: processor('ours'),
    against: processor('byHand'),
    ratio: middle((round) => round.byHand.processorMs / round.ours.processorMs),
  };
  return [requests, times];
}

/** A fast refusal would be a misleadingly good figure. */
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
