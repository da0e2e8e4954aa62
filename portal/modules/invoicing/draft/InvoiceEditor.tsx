import { IconId } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { isIsoDay } from '#shared/days/iso-day.ts';
import styles from '../InvoiceEditor.module.css';
import { Recurrence } from '../view/Recurrence.tsx';
import { EditorContext, type EditorState } from './editor/EditorContext.ts';
import { useAwayAndBack } from './editor/useAwayAndBack.ts';
import { useEditor } from './editor/useEditor.ts';
import { DetailFields } from './fields/DetailFields.tsx';
import { LinesEditor } from './fields/LinesEditor.tsx';
import { PartiesLater } from './fields/PartiesLater.tsx';
import { PartyFields } from './fields/PartyFields.tsx';
import { ReceiptUpload } from './fields/ReceiptUpload.tsx';
import { withChangedLine } from './lines/changedLines.ts';
import { withSeller } from './lines/vatChoices.ts';
import { PreviewDraft } from './PreviewDraft.tsx';
import { RefusalSummary } from './RefusalSummary.tsx';
import { RemoveDraft } from './RemoveDraft.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import type { Beginning, DraftAutosave } from './saving/DraftAutosave.ts';
import { SaveNote } from './saving/SaveNote.tsx';
import { useAutosave } from './saving/useAutosave.ts';
import { Totals } from './Totals.tsx';
import { TwoVersions } from './versions/TwoVersions.tsx';
import { choicesOn, type OfferedRule, type WritingProfile } from './writingQuery.ts';

interface Props {
  begin: Beginning;
  profiles: WritingProfile[];
  rules: readonly OfferedRule[];
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
        actions={
          <>
            <PreviewDraft autosave={autosave} />
            <RemoveDraft autosave={autosave} />
          </>
        }
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

/** States that a recurring invoice made the draft, with a link to it. */
function MadeByRecurrence() {
  const words = useWords();
  const recurrence = useEditor().saved?.recurringInvoiceRun?.recurringInvoice;
  if (!recurrence) return null;
  return (
    <p className={styles.origin}>
      {words.noun('recurring_invoices').one}: <Recurrence recurrence={recurrence} />
    </p>
  );
}

/** The reason the invoice that this draft copies was rejected. */
function RejectedBefore() {
  const { t } = useMessages('invoicing/draft');
  const source = useEditor().saved?.copiedFrom;
  if (source?.status !== 'REJECTED' || !source.rejectionReason) return null;
  return (
    <section className={styles.rejected} aria-label={t('write.rejectedBefore')}>
      <h2 className={styles.rejectedTitle}>{t('write.rejectedBefore')}</h2>
      <p className={styles.rejectedText}>{source.rejectionReason}</p>
    </section>
  );
}

/** Assigns the only payout profile to a draft that was started before it existed. */
function useOnlyProfile(autosave: DraftAutosave, profiles: readonly WritingProfile[]): void {
  const only = profiles.length === 1 ? profiles[0] : undefined;
  useEffect(() => {
    const { draft } = autosave.state();
    if (!only || draft.freelanceProfileId !== '') return;
    const change = {
      freelanceProfileId: only.id,
      bankAccountId: only.defaultBankAccount?.id ?? '',
      lines: withSeller(draft.lines, only),
    };
    autosave.edit({ ...draft, ...change }, 'freelanceProfile');
  }, [autosave, only]);
}

/** The profiles with the rates of the day the invoice is dated; those of today until they are there. */
function useProfilesOn(day: string, ofToday: WritingProfile[]): WritingProfile[] {
  const { data } = useQuery({
    ...choicesOn(day),
    enabled: isIsoDay(day),
    placeholderData: keepPreviousData,
  });
  return data?.freelanceProfiles.items ?? ofToday;
}

/** Shown before submission: a person who is paid has to identify themselves once. */
function IdentityNote() {
  const { t } = useMessages('invoicing/draft');
  const { title } = useWords().action('criiptoVerify');
  const { hasIdentity } = useSignedIn();
  const { profile } = useEditor();
  const setOut = useAwayAndBack('common/bank-id-verification');
  if (hasIdentity || profile?.freelanceType !== 'INDIVIDUAL') return null;
  return (
    <section className={styles.identity} aria-label={t('write.identityTitle')}>
      <h2 className={styles.identityTitle}>{t('write.identityTitle')}</h2>
      <p className={styles.identityText}>{t('write.identityText')}</p>
      <OwnerOnly>
        <Button variant="light" leftSection={<IconId size={18} />} onClick={() => void setOut()}>
          {title}
        </Button>
      </OwnerOnly>
    </section>
  );
}

/**
 * The actions that change the draft; stable while the editor is open. Each reads the latest draft: two fields
 * may change before the next render.
 */
function editingTools(
  autosave: DraftAutosave,
): Pick<EditorState, 'edit' | 'editLine' | 'editLines' | 'settleRefusal'> {
  const edit: EditorState['edit'] = (change, touched) =>
    autosave.edit({ ...autosave.state().draft, ...change }, touched);
  const linesNow = () => autosave.state().draft.lines;
  return {
    edit,
    editLine: (at, change, touched) =>
      edit({ lines: withChangedLine(linesNow(), at, change) }, `lines.${at}.${touched}`),
    editLines: (change) => edit({ lines: change(linesNow()) }, 'lines'),
    settleRefusal: (path) =>
      autosave.refuse(autosave.state().refusals.filter((one) => one.path !== path)),
  };
}
