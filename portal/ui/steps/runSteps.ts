/** The result of an action: the user can correct `VALIDATION_FAILED`, but not `failed`. */
export type Outcome = 'done' | 'VALIDATION_FAILED' | 'failed';

export interface StepsState {
  at: number;
  failedAt: number | null;
}

const TICK = 500;
const CLOSE = 1000;

/**
 * Runs an action behind steps that advance one by one. A validation failure marks the second step, any other
 * the third; either disappears after a second.
 */
export async function runSteps(
  count: number,
  action: () => Promise<Outcome>,
  show: (state: StepsState | null) => void,
): Promise<Outcome> {
  show({ at: 0, failedAt: null });
  const acting = action();
  for (let at = 1; at < count; at++) {
    await pause(TICK);
    show({ at, failedAt: null });
  }
  const outcome = await acting;
  const failedAt = outcome === 'done' ? null : outcome === 'VALIDATION_FAILED' ? 1 : 2;
  show({ at: count, failedAt });
  await pause(CLOSE);
  show(null);
  return outcome;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
