import { createContext } from 'react';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import type { LineChange } from '../lines/changedLines.ts';
import type { LineDraft } from '../lines/LineDraft.ts';
import type { AutosaveState, DraftAutosave } from '../saving/DraftAutosave.ts';
import type { OfferedRule, WritingProfile } from '../writingQuery.ts';

/** The state and actions of the invoice editor. */
export interface EditorState extends AutosaveState {
  profiles: WritingProfile[];
  /** The kinds of lines, in the order they are offered. */
  rules: readonly OfferedRule[];
  profile: WritingProfile | undefined;
  edit: (change: Partial<InvoiceDraft>, touched: string) => void;
  editLine: (at: number, change: LineChange, touched: string) => void;
  editLines: (change: (lines: readonly LineDraft[]) => LineDraft[]) => void;
  /** Removes a refusal that was resolved elsewhere, for example in the client's drawer. */
  settleRefusal: (path: string) => void;
  /** The text of a refusal at a field, in the present language. */
  errorAt: (path: string, label: string) => string | undefined;
}

/**
 * The part of the editor that stays the same while the user types; components subscribe to the draft
 * themselves. A context value that changed with each key would re-render every field of every line.
 */
export interface EditorContextValue
  extends Pick<
    EditorState,
    'profiles' | 'rules' | 'edit' | 'editLine' | 'editLines' | 'settleRefusal'
  > {
  autosave: DraftAutosave;
}

export const EditorContext = createContext<EditorContextValue | null>(null);
