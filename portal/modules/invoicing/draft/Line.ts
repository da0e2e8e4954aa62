import { createContext } from 'react';
import type { LineDraft } from './LineDraft.ts';
import type { WritingProfile } from './WritingProfile.ts';

/** The state of one line's fields. They know no other line, so that a change re-renders one line only. */
export interface LineState {
  line: LineDraft;
  at: number;
  /** The seller's default prices for a line, and the VAT rates they may charge. */
  rates: WritingProfile['lineRates'];
  edit: (change: Partial<LineDraft>, touched: string) => void;
  /** The text of a refusal at a field of the line, in the present language. */
  errorAt: (name: string, label: string) => string | undefined;
}

export const Line = createContext<LineState | null>(null);
