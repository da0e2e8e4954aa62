import { expect, test } from 'vitest';
import { confirmWhenRequired, secondLevel } from './secondLevel.ts';

const required = { code: 'AUTH_LEVEL_2_REQUIRED', path: '' };
const taken = { code: 'TAKEN', path: 'attributes.email' };

/** A mutation that answers one payload after the other. */
function answering(...payloads: { errors: { code: string; path: string }[] }[]) {
  const calls = { count: 0 };
  const call = async () => payloads[calls.count++] ?? { errors: [] };
  return { calls, call };
}

async function settleSoon(confirmed: boolean): Promise<void> {
  await expect.poll(secondLevel.isRequested).toBe(true);
  secondLevel.settle(confirmed);
}

test('what is not refused for want of a code is called once', async () => {
  for (const errors of [[], [taken]]) {
    const { call, calls } = answering({ errors });
    expect(await confirmWhenRequired(call)).toEqual({ errors });
    expect(calls.count).toBe(1);
  }
  expect(secondLevel.isRequested()).toBe(false);
});

// Requirements: A4.41, A8.74, B4.20
test('with the code given the action is done, without it it stays refused', async () => {
  const given = answering({ errors: [required] }, { errors: [] });
  const [done] = await Promise.all([confirmWhenRequired(given.call), settleSoon(true)]);
  expect(done).toEqual({ errors: [] });
  const left = answering({ errors: [required] });
  const [refused] = await Promise.all([confirmWhenRequired(left.call), settleSoon(false)]);
  expect(refused).toEqual({ errors: [required] });
  expect(left.calls.count).toBe(1);
});

test('what else is wrong is said first, and nobody is asked', async () => {
  const { call } = answering({ errors: [taken, required] });
  expect(await confirmWhenRequired(call)).toEqual({ errors: [taken] });
  expect(secondLevel.isRequested()).toBe(false);
});

test('two actions at one moment wait for the same code', async () => {
  const first = answering({ errors: [required] }, { errors: [] });
  const second = answering({ errors: [required] }, { errors: [] });
  const both = [confirmWhenRequired(first.call), confirmWhenRequired(second.call)];
  await settleSoon(true);
  expect(await Promise.all(both)).toEqual([{ errors: [] }, { errors: [] }]);
});
