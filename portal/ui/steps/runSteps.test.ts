import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Outcome, runSteps, type StepsState } from './runSteps.ts';

// Goal: an action is shown step by step, with a failure at the step that failed, and then closed.
// Method: three steps on a fake clock.

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin(outcome: Outcome) {
  const shown: (StepsState | null)[] = [];
  void runSteps(
    3,
    async () => outcome,
    (state) => shown.push(state),
  );
  return shown;
}

// Requirements: A2.144, A4.39, A9.17, B2.29, B4.18
test('a step is done every half second, and a second later the progress closes by itself', async () => {
  const shown = begin('done');
  expect(shown).toEqual([{ at: 0, failedAt: null }]);
  await vi.advanceTimersByTimeAsync(499);
  expect(shown).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)).toEqual({ at: 1, failedAt: null });
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.slice(2)).toEqual([
    { at: 2, failedAt: null },
    { at: 3, failedAt: null },
  ]);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)).toBeNull();
});

// Requirements: A4.40, A8.71, B4.18
test.each([
  ['VALIDATION_FAILED', 1],
  ['failed', 2],
] as const)('the outcome %s is marked at step %i', async (outcome, failedAt) => {
  const shown = begin(outcome);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown.at(-1)).toEqual({ at: 3, failedAt });
});
