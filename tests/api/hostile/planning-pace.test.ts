// Goal: a caller who has many new documents planned is slowed down for the sake of others, and one
// page's documents are not delayed. Method: a clock that the test advances.
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Planner, PlanningTime } from '#plugins/core/limits/planning-time.ts';

const sender: Planner = { source: 'user sender', kind: 'user' };
const other: Planner = { source: 'user other', kind: 'user' };

function scene() {
  let now = 0;
  let waiting: { until: number; wake: () => void }[] = [];
  const time = new PlanningTime({
    now: () => now,
    processor: () => now,
    wait: (milliseconds) =>
      new Promise<void>((wake) => waiting.push({ until: now + milliseconds, wake })),
  });
  const planned: string[] = [];
  const plan = (planner: Planner, name: string, milliseconds: number) =>
    time
      .inTurn(planner, () => {
        now += milliseconds;
        planned.push(name);
      })
      .catch((error: Error) => error);
  /** All work that does not wait for the clock has been done. */
  const settled = async () => {
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  };
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    const due = waiting.filter(({ until }) => until <= now);
    waiting = waiting.filter(({ until }) => until > now);
    for (const { wake } of due) wake();
    await settled();
  };
  const spend = async (planner: Planner, milliseconds: number) => {
    await plan(planner, 'before', milliseconds);
    planned.length = 0;
  };
  return { plan, planned, pass, settled, spend };
}

test('ten new documents of a page are planned without a delay', async () => {
  const { plan, planned, settled } = scene();
  for (let i = 0; i < 10; i += 1) void plan(sender, `${i}`, 20);
  await settled();
  expect(planned).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('after that, each waits three times the planning time of the previous one', async () => {
  const { plan, planned, pass, settled, spend } = scene();
  await spend(sender, 250);
  await pass(750);
  void plan(sender, 'a', 10);
  void plan(sender, 'b', 20);
  void plan(sender, 'c', 10);
  await settled();
  expect(planned).toEqual(['a']);
  await pass(29);
  expect(planned).toEqual(['a']);
  await pass(1);
  expect(planned).toEqual(['a', 'b']);
  await pass(59);
  expect(planned).toEqual(['a', 'b']);
  await pass(1);
  expect(planned).toEqual(['a', 'b', 'c']);
});

test('a caller who paused long enough is served at once', async () => {
  const { plan, planned, pass, settled, spend } = scene();
  await spend(sender, 250);
  await pass(750);
  void plan(sender, 'a', 10);
  await settled();
  expect(planned).toEqual(['a']);
});

test('another caller is served while one waits', async () => {
  const { plan, planned, settled, spend } = scene();
  await spend(sender, 250);
  for (const name of ['a', 'b', 'c']) void plan(sender, name, 10);
  void plan(other, 'other', 10);
  await settled();
  expect(planned).toEqual(['other']);
});

test('sending many documents at once gives no caller precedence', async () => {
  const { plan, planned, settled } = scene();
  for (const name of ['a', 'b', 'c']) void plan(sender, name, 10);
  void plan(other, 'other', 10);
  await settled();
  expect(planned.indexOf('other')).toBeLessThan(2);
  expect(planned).toHaveLength(4);
});

test('twenty documents may wait, the next is refused', async () => {
  const { plan, settled, spend } = scene();
  await spend(sender, 250);
  const waiting = Array.from({ length: 20 }, (_, i) => plan(sender, `${i}`, 10));
  expect(await plan(sender, 'too many', 10)).toMatchObject({
    extensions: { code: 'ATTEMPTS_LIMIT_EXCEEDED', retryAfter: 1 },
  });
  await settled();
  expect(await Promise.race([...waiting, Promise.resolve('all wait')])).toBe('all wait');
});

test('a caller has a second of planning time in all, whatever the pace', async () => {
  const { plan, pass, spend, planned } = scene();
  await spend(sender, 1_000);
  expect(await plan(sender, 'a', 10)).toMatchObject({ extensions: { retryAfter: 1 } });
  await pass(3_000);
  await plan(sender, 'b', 10);
  expect(planned).toEqual(['b']);
});
