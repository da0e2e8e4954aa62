import { expect, test } from 'vitest';
import { confirmWhenRequired, secondLevel } from './secondLevel.ts';

const required = { code: 'AUTH_LEVEL_2_REQUIRED', path: '' };
const taken = { code: 'TAKEN', path: 'attributes.email' };

/** A mutation that returns one payload after the other. */
function answering(...payloads: { errors: { code: string; path: string }[] }[]) {
  const calls = { count: 0 };
  const call = async () => payloads[calls.count++] ?? { errors: [] };
  return { calls, call };
}

async function settleSoon(confirmed: boolean): Promise<void> {
  await expect.poll(secondLevel.isRequested).toBe(true);
  secondLevel.settle(confirmed);
}

test('a mutation not refused for a missing code is called once', async () => {
  for (const errors of [[], [taken]]) {
    const { call, calls } = answering({ errors });
    expect(await confirmWhenRequired(call)).toEqual({ errors });
    expect(calls.count).toBe(1);
  }
  expect(secondLevel.isRequested()).toBe(false);
});

// Requirements: A4.41, A8.74, B4.20
test('with a confirmed code the mutation is repeated, without it stays refused', async () => {
  const given = answering({ errors: [required] }, { errors: [] });
  const [done] = await Promise.all([confirmWhenRequired(given.call), settleSoon(true)]);
  expect(done).toEqual({ errors: [] });
  const left = answering({ errors: [required] });
  const [refused] = await Promise.all([confirmWhenRequired(left.call), settleSoon(false)]);
  expect(refused).toEqual({ errors: [required] });
  expect(left.calls.count).toBe(1);
});

test('other refusals are returned first, without asking for a code', async () => {
  const { call } = answering({ errors: [taken, required] });
  expect(await confirmWhenRequired(call)).toEqual({ errors: [taken] });
  expect(secondLevel.isRequested()).toBe(false);
});

test('two simultaneous mutations wait for the same code', async () => {
  const first = answering({ errors: [required] }, { errors: [] });
  const second = answering({ errors: [required] }, { errors: [] });
  const both = [confirmWhenRequired(first.call), confirmWhenRequired(second.call)];
  await settleSoon(true);
  expect(await Promise.all(both)).toEqual([{ errors: [] }, { errors: [] }]);
});
