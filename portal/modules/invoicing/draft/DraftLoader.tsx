import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { EmptyState, ErrorState, NotFound } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { isoDay } from '#shared/days/iso-day.ts';
import styles from '../InvoiceEditor.module.css';
import { removals } from '../removal/removals.ts';
import { ToInvoices } from '../ToInvoices.tsx';
import { draftQuery } from './draftFields.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { isEmptyDraft } from './isEmptyDraft.ts';
import type { LineDraft, LineRule } from './lines/LineDraft.ts';
import { newDraft } from './newDraft.ts';
import { fromSaved } from './saving/fromSaved.ts';
import { localCopies } from './saving/localCopies.ts';
import { choicesOn } from './writingQuery.ts';

interface Props {
  id: string | null;
  onCreated: (id: string) => void;
}

/** Fetches the data of the editor, and prefers the local copy if it is newer. */
export function DraftLoader({ id, onCreated }: Props) {
  const { language } = useMessages();
  // Opening a draft again cancels its pending deletion.
  useEffect(() => removals.undo(id ?? ''), [id]);
  const session = useSignedIn();
  const choices = useQuery(choicesOn(isoDay(new Date())));
  const stored = useQuery({
    ...queryOf(draftQuery, { id: id ?? '' }),
    enabled: id !== null,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const storedCopy = localCopies(session).read(id);
  const isStored = id !== null || storedCopy?.unanswered != null;
  const copy = storedCopy && (isStored || !isEmptyDraft(storedCopy.draft)) ? storedCopy : null;
  const isPending = choices.isPending || (id !== null && stored.isPending);
  // The editor is rendered in slices, so that a slow phone answers touches meanwhile.
  if (useDeferredValue(isPending) || isPending) return <WritingSkeleton />;
  const lost = choices.error ?? stored.error;
  if (lost && !copy) {
    const again = () => void Promise.all([choices.refetch(), id === null || stored.refetch()]);
    return <ErrorState error={lost} onRetry={again} />;
  }
  const profiles = choices.data?.freelanceProfiles.items ?? [];
  // Without the server, the kinds of lines already in the draft can still be added.
  const rules = choices.data?.lineRules.items ?? rulesOf(copy?.draft.lines ?? []);
  const node = stored.data?.node;
  const saved = node?.__typename === 'Invoice' ? node : null;
  if (id !== null && stored.isSuccess && !saved) return <NotFound action={<ToInvoices />} />;
  if (saved && saved.status !== 'DRAFT') return <AlreadySent id={saved.id} />;
  const draft =
    copy?.draft ??
    (saved ? fromSaved(saved, language) : newDraft(profiles[0], rules, new Date(), language));
  return (
    <InvoiceEditor
      begin={{ id, saved, draft, copy }}
      profiles={profiles}
      rules={rules}
      onCreated={onCreated}
    />
  );
}

/** The placeholder of the editor while it loads. */
function WritingSkeleton() {
  const { t } = useMessages('invoicing/draft');
  return (
    <div className={styles.waiting} role="status" aria-label={t('ui:loading')}>
      <Skeleton height={36} width={240} />
      <div className={styles.editor}>
        <div className={styles.paper}>
          <Skeleton height={200} />
          <Skeleton height={320} />
        </div>
        <Skeleton height={420} />
      </div>
    </div>
  );
}

/** The kinds of lines in a draft. */
function rulesOf(lines: readonly LineDraft[]): LineRule[] {
  return [...new Map(lines.map(({ rule }) => [rule.lineType, rule])).values()];
}

/** Only drafts can be written on; the rest can be looked at. */
function AlreadySent({ id }: { id: string }) {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  const href = useHref();
  return (
    <EmptyState
      page
      icon={<IconLock size={28} stroke={1.5} />}
      title={words.action('submitInvoice').success}
      text={t('write.sentText')}
      action={
        <LinkButton as={AppLink} href={href(`invoicemore/invoice/${id}`)}>
          {t('write.toInvoice')}
        </LinkButton>
      }
    />
  );
}
