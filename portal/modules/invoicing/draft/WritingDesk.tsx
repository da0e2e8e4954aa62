import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../app/errors/refusalText.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import styles from './Desk.module.css';
import { Desk, type DeskState } from './Desk.ts';
import type { KeeperState } from './DraftKeeper.ts';
import { DetailFields } from './fields/DetailFields.tsx';
import { LinesEditor } from './fields/LinesEditor.tsx';
import { PartyFields } from './fields/PartyFields.tsx';
import { ReceiptUpload } from './fields/ReceiptUpload.tsx';
import { KeepingNote } from './KeepingNote.tsx';
import { RefusalSummary } from './RefusalSummary.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { Totals } from './Totals.tsx';
import { useKeeper } from './useKeeper.ts';
import type { WritingProfile } from './WritingProfile.ts';

interface Props {
  begin: Pick<KeeperState, 'draft' | 'id' | 'saved'>;
  dirty: boolean;
  profiles: WritingProfile[];
  onCreated: (id: string) => void;
}

/** The sheet on the left, where each krone goes on the right, kept all the while. */
export function WritingDesk({ begin, dirty, profiles, onCreated }: Props) {
  const { t, i18n } = useTranslation('invoicing');
  const [keeper, state] = useKeeper(begin, dirty, onCreated);
  const desk = useMemo((): DeskState => {
    const { draft, refusals } = state;
    // The newest sheet is asked for: two fields may change before the next drawing.
    const newest = () => keeper.state().draft;
    const edit: DeskState['edit'] = (change, touched) =>
      keeper.edit({ ...newest(), ...change }, touched);
    return {
      ...state,
      profiles,
      profile: profiles.find((one) => one.id === draft.freelanceProfileId),
      edit,
      editLine: (at, change, touched) => {
        const lines = newest().lines.map((line, here) =>
          here === at ? { ...line, ...change } : line,
        );
        edit({ lines }, `lines.${at}.${touched}`);
      },
      errorAt: (path, label) => {
        const refusal = refusals.find((one) => one.path === path);
        return refusal && refusalText(refusal, i18n.language, label);
      },
    };
  }, [state, keeper, profiles, i18n.language]);
  const expense = state.draft.lines.some((line) => line.lineType === 'EXPENSE');
  const receipts = state.saved?.receipts ?? [];
  return (
    <Desk.Provider value={desk}>
      <Page
        title={t('write.title')}
        badge={<KeepingNote keeping={state.keeping} begun={state.id !== null} />}
      >
        <div className={styles.desk}>
          <div className={styles.sheet}>
            <RefusalSummary />
            <PartyFields />
            <LinesEditor />
            {(expense || receipts.length > 0) && <ReceiptUpload keeper={keeper} />}
            <DetailFields />
          </div>
          <aside className={styles.aside}>
            <Totals />
            <SubmitBar keeper={keeper} />
          </aside>
        </div>
      </Page>
    </Desk.Provider>
  );
}
