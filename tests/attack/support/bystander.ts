import { setTimeout } from 'node:timers/promises';

// An honest caller: requests its invoices ten times a second and reports the duration of each answer. It runs in a
// process of its own, so that the attack does not slow down its clock.

const [url = '', token = ''] = process.argv.slice(2);
const everyMs = 100;
const patienceMs = 20_000;
const body = JSON.stringify({
  query: '{ invoices(perPage: 25) { total items { id status total client { id name } } } }',
});
const times: number[] = [];
let failed = 0;
let isOver = false;

async function ask(): Promise<void> {
  const from = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  if (!response.ok || !text.includes('"total"')) throw new Error(text);
  times.push(performance.now() - from);
}

process.once('SIGTERM', () => {
  isOver = true;
});
const requested: Promise<void>[] = [];
while (!isOver) {
  // Does not wait for the answer: a slow one must not reduce the number of requests.
  requested.push(
    ask().catch(() => {
      failed += 1;
    }),
  );
  await setTimeout(everyMs);
}
await Promise.all(requested);
times.sort((a, b) => a - b);
const at = (share: number) =>
  Math.round((times[Math.floor(times.length * share)] ?? Number.NaN) * 10) / 10;
const figures = { medianMs: at(0.5), p99Ms: at(0.99), answered: times.length, failed };
process.stdout.write(JSON.stringify(figures), () => process.exit(0));
