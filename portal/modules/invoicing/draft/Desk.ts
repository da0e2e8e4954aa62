import { createContext } from 'react';
import type { DraftKeeper, KeeperState } from './DraftKeeper.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { LineDraft } from './LineDraft.ts';
import type { LineRule } from './LineRule.ts';
import type { WritingProfile } from './WritingProfile.ts';

/** What the fields of the sheet read and write. */
export interface DeskState extends KeeperState {
  profiles: WritingProfile[];
  /** The kinds of lines there are, in the order one is offered them. */
  rules: readonly LineRule[];
  profile: WritingProfile | undefined;
  edit: (change: Partial<InvoiceDraft>, touched: string) => void;
  editLine: (at: number, change: Partial<LineDraft>, touched: string) => void;
  editLines: (change: (lines: readonly LineDraft[]) => LineDraft[]) => void;
  /** Takes a refusal away that was mended elsewhere, as on the client. */
  settleRefusal: (path: string) => void;
  /** The text of a refusal at a field, in the present language. */
  errorAt: (path: string, label: string) => string | undefined;
}

/**
 * Where the sheet lies. It stays the same while one writes, and who shows something of it listens: a
 * value that changed with each key would have every field of every line looked at.
 */
export interface DeskPlace
  extends Pick<
    DeskState,
    'profiles' | 'rules' | 'edit' | 'editLine' | 'editLines' | 'settleRefusal'
  > {
  keeper: DraftKeeper;
}

export const Desk = createContext<DeskPlace | null>(null);
