import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { NotFound } from '#portal/ui/states/NotFound.tsx';
import { isoDay } from '#portal/ui/time/isoDay.ts';
import { removals } from '../removal/removals.ts';
import { ToInvoices } from '../ToInvoices.tsx';
import { AlreadySent } from './AlreadySent.tsx';
import { draftQuery } from './draftQuery.ts';
import { fromSaved } from './fromSaved.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { isEmptyDraft } from './isEmptyDraft.ts';
import { localCopies } from './localCopies.ts';
import { newDraft } from './newDraft.ts';
import { rulesOf } from './rulesOf.ts';
import { WritingSkeleton } from './WritingSkeleton.tsx';
import { writingQuery } from './writingQuery.ts';

interface Props {
  id: string | null;
  onCreated: (id: string) => void;
}

/** Fetches what is needed to write, and prefers the copy on this device where it is newer. */
export function DraftLoader({ id, onCreated }: Props) {
  const { i18n } = useTranslation();
  // Opening a draft again cancels its pending deletion.
  useEffect(() => removals.undo(id ?? ''), [id]);
  const session = useSignedIn();
  const choices = useQuery(queryOf(writingQuery, { invoicedOn: isoDay(new Date()) }));
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
  if (choices.isPending || (id !== null && stored.isPending)) return <WritingSkeleton />;
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
    (saved
      ? fromSaved(saved, i18n.language)
      : newDraft(profiles[0], rules, new Date(), i18n.language));
  return (
    <InvoiceEditor
      begin={{ id, saved, draft, copy }}
      profiles={profiles}
      rules={rules}
      onCreated={onCreated}
    />
  );
}
