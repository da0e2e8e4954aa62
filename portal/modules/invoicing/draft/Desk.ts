import { createContext } from 'react';
import type { KeeperState } from './DraftKeeper.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { LineDraft } from './LineDraft.ts';
import type { WritingProfile } from './WritingProfile.ts';

/** What the fields of the sheet read and write. */
export interface DeskState extends KeeperState {
  profiles: WritingProfile[];
  profile: WritingProfile | undefined;
  edit: (change: Partial<InvoiceDraft>, touched: string) => void;
  editLine: (at: number, change: Partial<LineDraft>, touched: string) => void;
  /** The text of a refusal at a field, in the present language. */
  errorAt: (path: string, label: string) => string | undefined;
}

export const Desk = createContext<DeskState | null>(null);
