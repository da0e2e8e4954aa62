import { useMemo } from 'react';
import { Page } from '#portal/ui/layout/Page.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../InvoiceEditor.module.css';
import type { Beginning } from './DraftAutosave.ts';
import { EditorContext } from './EditorContext.ts';
import { editingTools } from './editingTools.ts';
import { DetailFields } from './fields/DetailFields.tsx';
import { LinesEditor } from './fields/LinesEditor.tsx';
import { PartiesLater } from './fields/PartiesLater.tsx';
import { PartyFields } from './fields/PartyFields.tsx';
import { ReceiptUpload } from './fields/ReceiptUpload.tsx';
import { IdentityNote } from './IdentityNote.tsx';
import type { LineRule } from './LineRule.ts';
import { MadeByRecurrence } from './MadeByRecurrence.tsx';
import { RefusalSummary } from './RefusalSummary.tsx';
import { RejectedBefore } from './RejectedBefore.tsx';
import { RemoveDraft } from './RemoveDraft.tsx';
import { SaveNote } from './SaveNote.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { Totals } from './Totals.tsx';
import { useAutosave } from './useAutosave.ts';
import { useOnlyProfile } from './useOnlyProfile.ts';
import { useProfilesOn } from './useProfilesOn.ts';
import { TwoVersions } from './versions/TwoVersions.tsx';
import type { WritingProfile } from './WritingProfile.ts';

interface Props {
  begin: Beginning;
  profiles: WritingProfile[];
  rules: readonly LineRule[];
  onCreated: (id: string) => void;
}

/** The invoice editor: the draft on the left, the breakdown on the right, saved continuously. */
export function InvoiceEditor({ begin, profiles: ofToday, rules, onCreated }: Props) {
  const words = useWords();
  const [autosave, state] = useAutosave(begin, onCreated);
  const profiles = useProfilesOn(state.draft.invoicedOn, ofToday);
  const editor = useMemo(
    () => ({ autosave, profiles, rules, ...editingTools(autosave) }),
    [autosave, profiles, rules],
  );
  useOnlyProfile(autosave, profiles);
  const needsReceipt = state.draft.lines.some((line) => line.rule.needsReceipt);
  const receipts = state.saved?.receipts ?? [];
  return (
    <EditorContext.Provider value={editor}>
      <Page
        title={words.action('createInvoice').title}
        actions={<RemoveDraft autosave={autosave} />}
        badge={<SaveNote saveState={state.saveState} isStarted={state.id !== null} />}
      >
        <div className={styles.editor}>
          <div className={styles.paper}>
            <RefusalSummary />
            <RejectedBefore />
            <MadeByRecurrence />
            <IdentityNote />
            {profiles.length > 0 && <PartyFields />}
            <LinesEditor />
            {profiles.length === 0 && <PartiesLater />}
            {(needsReceipt || receipts.length > 0) && <ReceiptUpload autosave={autosave} />}
            <DetailFields />
          </div>
          <aside className={styles.aside}>
            <Totals />
            <SubmitBar autosave={autosave} />
          </aside>
        </div>
      </Page>
      {state.isStale && state.id && <TwoVersions autosave={autosave} id={state.id} />}
    </EditorContext.Provider>
  );
}
