import { createListeners } from '#shared/store.ts';
import type { Refusal } from '../errors/refusalText.ts';

let settle: ((confirmed: boolean) => void) | null = null;
let request: Promise<boolean> | null = null;
const { notify, subscribe } = createListeners();

/** The step-up confirmation of the whole portal; all callers share one popup. */
export const secondLevel = {
  /** Opens the popup and resolves with its result. Further calls while it is open share the same result. */
  confirm: (): Promise<boolean> => {
    request ??= new Promise((resolve) => {
      settle = resolve;
    });
    notify();
    return request;
  },
  settle: (confirmed: boolean): void => {
    settle?.(confirmed);
    settle = null;
    request = null;
    notify();
  },
  isRequested: (): boolean => request !== null,
  subscribe,
};

const code = 'AUTH_LEVEL_2_REQUIRED';

/**
 * Calls a mutation, and repeats it once if it was refused for lack of an SMS code and the user has then given
 * one. Other refusals are shown first: users should not fetch their phone for a form that would be refused
 * anyway.
 */
export async function confirmWhenRequired<Payload>(call: () => Promise<Payload>): Promise<Payload> {
  const payload = await call();
  const errors = (payload as { errors?: readonly Refusal[] } | null)?.errors ?? [];
  if (!errors.some((one) => one.code === code)) return payload;
  const others = errors.filter((one) => one.code !== code);
  if (others.length > 0) return { ...payload, errors: others };
  return (await secondLevel.confirm()) ? call() : payload;
}
