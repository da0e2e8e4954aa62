import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { draftQuery } from '../draftQuery.ts';
import type { DraftAutosave } from '../saving/DraftAutosave.ts';
import { fromSaved } from '../saving/fromSaved.ts';
import { type Difference, draftDifferences } from './draftDifferences.ts';
import styles from './Versions.module.css';

interface Props {
  autosave: DraftAutosave;
  id: string;
}

/**
 * Shown when the draft was saved elsewhere while it was edited here: by a colleague, or in another window.
 * The server's version is read again, and the user compares both and chooses.
 */
export function TwoVersions({ autosave, id }: Props) {
  const { t, i18n } = useTranslation(['invoicing/draft', 'invoicing/draft/versions']);
  const words = useWords();
  const { language } = i18n;
  const read = useQuery({
    ...queryOf(draftQuery, { id }),
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const node = read.isFetchedAfterMount ? read.data?.node : undefined;
  const saved = node?.__typename === 'Invoice' ? node : null;
  const theirs = saved && fromSaved(saved, language);
  const differences =
    theirs && draftDifferences(autosave.state().draft, theirs, { t, words, language });
  return (
    <Popup
      opened
      onClose={autosave.putOff}
      size="lg"
      title={t('invoicing/draft/versions:title')}
      closeOnClickOutside={false}
    >
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!saved && !read.isError && <Skeleton height={160} />}
      {saved && theirs && differences && (
        <>
          <p className={styles.lead}>
            {t(
              differences.length > 0
                ? 'invoicing/draft/versions:lead'
                : 'invoicing/draft/versions:same',
            )}
          </p>
          {differences.length > 0 && <VersionTable differences={differences} />}
          <div className={styles.choice}>
            <Button variant="default" onClick={() => autosave.takeTheirs(saved, theirs)}>
              {t('invoicing/draft/versions:takeTheirs')}
            </Button>
            <Button onClick={() => autosave.chooseMine(saved)} data-autofocus>
              {t('invoicing/draft/versions:keepMine')}
            </Button>
          </div>
        </>
      )}
    </Popup>
  );
}

/** A table of the differences between this version and the saved one. */
function VersionTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation(['invoicing/draft', 'invoicing/draft/versions']);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('invoicing/draft/versions:field')}</th>
          <th scope="col">{t('invoicing/draft/versions:mine')}</th>
          <th scope="col">{t('invoicing/draft/versions:theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, label, mine, theirs }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
