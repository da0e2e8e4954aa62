import type { TFunction } from 'i18next';
import type { SaidWords } from '../../../forms/words/words-in.ts';

/** Of an invoice that is to be paid one is told more than its status: whether the client has it. */
const told = ['SENDING', 'UNDELIVERED', 'BY_HAND', 'OVERDUE'];

/** What the state one is told is called, short or as a step of the invoice's way. */
export function stateWord(
  state: string,
  t: TFunction,
  words: SaidWords,
  as: 'state' | 'path' = 'state',
): string {
  if (!told.includes(state)) return words.value('InvoiceStatus', state).label;
  return t(as === 'path' ? `path.${state}` : `state.${state}`);
}
