import { type NumberKeeper, numberKeeper } from '../../ground/numbers/number-keeper.ts';

/** Opens national numbers by the key the worker was given; without one, a task that needs it fails. */
export function openNumbers(key: string | null): Pick<NumberKeeper, 'open'> {
  if (key) return numberKeeper(Buffer.from(key, 'base64'));
  return {
    open() {
      throw new Error('NUMBER_KEY is not set, so national numbers cannot be opened');
    },
  };
}
