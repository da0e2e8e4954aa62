import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';

/** A published invoice has a more detailed state than its status: whether the client has received it. */
const explained = ['SENDING', 'UNDELIVERED', 'BY_HAND', 'OVERDUE'];

/** The label of the displayed state, short or as a step of the invoice's progress. */
export function stateWord(
  state: string,
  t: TFunction,
  words: Labels,
  as: 'state' | 'path' = 'state',
): string {
  if (!explained.includes(state)) return words.value('InvoiceStatus', state).label;
  return t(as === 'path' ? `path.${state}` : `state.${state}`);
}
