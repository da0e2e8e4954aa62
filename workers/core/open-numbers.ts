import { type NumberCipher, numberCipher } from '#shared/numbers/number-cipher.ts';

/** Opens national numbers by the key the worker was given; without one, a task that needs it fails. */
export function openNumbers(key: string | null): Pick<NumberCipher, 'open'> {
  if (key) return numberCipher(Buffer.from(key, 'base64'));
  return {
    open() {
      throw new Error('NUMBER_KEY is not set, so national numbers cannot be opened');
    },
  };
}
