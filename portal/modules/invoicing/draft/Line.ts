import { createContext } from 'react';
import type { LineDraft } from './LineDraft.ts';
import type { WritingProfile } from './WritingProfile.ts';

/** What the fields of one line read and write. They know no other line, so that none is drawn anew. */
export interface LineState {
  line: LineDraft;
  at: number;
  /** What the seller begins a line with, and the VAT they may charge. */
  rates: WritingProfile['lineRates'];
  edit: (change: Partial<LineDraft>, touched: string) => void;
  /** The text of a refusal at a field of the line, in the present language. */
  errorAt: (name: string, label: string) => string | undefined;
}

export const Line = createContext<LineState | null>(null);
