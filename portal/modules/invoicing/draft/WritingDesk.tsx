import { useMemo } from 'react';
import { Page } from '#portal/ui/layout/Page.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../Desk.module.css';
import { Desk } from './Desk.ts';
import type { Beginning } from './DraftKeeper.ts';
import { editingTools } from './editingTools.ts';
import { DetailFields } from './fields/DetailFields.tsx';
import { LinesEditor } from './fields/LinesEditor.tsx';
import { PartiesLater } from './fields/PartiesLater.tsx';
import { PartyFields } from './fields/PartyFields.tsx';
import { ReceiptUpload } from './fields/ReceiptUpload.tsx';
import { IdentityNote } from './IdentityNote.tsx';
import { KeepingNote } from './KeepingNote.tsx';
import type { LineRule } from './LineRule.ts';
import { RefusalSummary } from './RefusalSummary.tsx';
import { RejectedBefore } from './RejectedBefore.tsx';
import { RemoveDraft } from './RemoveDraft.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { Totals } from './Totals.tsx';
import { useKeeper } from './useKeeper.ts';
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
export function WritingDesk({ begin, profiles: ofToday, rules, onCreated }: Props) {
  const words = useWords();
  const [keeper, state] = useKeeper(begin, onCreated);
  const profiles = useProfilesOn(state.draft.invoicedOn, ofToday);
  const desk = useMemo(
    () => ({ keeper, profiles, rules, ...editingTools(keeper) }),
    [keeper, profiles, rules],
  );
  useOnlyProfile(keeper, profiles);
  const needsReceipt = state.draft.lines.some((line) => line.rule.needsReceipt);
  const receipts = state.saved?.receipts ?? [];
  return (
    <Desk.Provider value={desk}>
      <Page
        title={words.action('createInvoice').title}
        actions={<RemoveDraft keeper={keeper} />}
        badge={<KeepingNote keeping={state.keeping} begun={state.id !== null} />}
      >
        <div className={styles.desk}>
          <div className={styles.sheet}>
            <RefusalSummary />
            <RejectedBefore />
            <IdentityNote />
            {profiles.length > 0 && <PartyFields />}
            <LinesEditor />
            {profiles.length === 0 && <PartiesLater />}
            {(needsReceipt || receipts.length > 0) && <ReceiptUpload keeper={keeper} />}
            <DetailFields />
          </div>
          <aside className={styles.aside}>
            <Totals />
            <SubmitBar keeper={keeper} />
          </aside>
        </div>
      </Page>
      {state.isStale && state.id && <TwoVersions keeper={keeper} id={state.id} />}
    </Desk.Provider>
  );
}
