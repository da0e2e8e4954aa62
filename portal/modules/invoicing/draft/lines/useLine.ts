import { createContext, useContext } from 'react';
import type { SavedInvoice } from '../draftFields.ts';
import type { WritingProfile } from '../writingQuery.ts';
import type { LineChange } from './changedLines.ts';
import type { LineDraft } from './LineDraft.ts';

/** The state of one line's fields. They know no other line, so that a change re-renders one line only. */
export interface LineState {
  line: LineDraft;
  at: number;
  /** The seller's default prices for a line, and the VAT rates they may charge. */
  rates: WritingProfile['lineRates'];
  /** The line as the server has it, where its trip is computed there. */
  saved: SavedInvoice['lines'][number] | null;
  edit: (change: LineChange, touched: string) => void;
  /** The text of a refusal at a field of the line, in the present language. */
  errorAt: (name: string, label: string) => string | undefined;
}

export const Line = createContext<LineState | null>(null);

/** The state of the line a field belongs to. Throws outside a line. */
export function useLine(): LineState {
  const line = useContext(Line);
  if (!line) throw new Error('useLine is called outside an invoice line');
  return line;
}
