import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { ToInvoices } from '../ToInvoices.tsx';
import { DraftLoader } from './DraftLoader.tsx';
import { emptiedDraft } from './saving/emptiedDraft.ts';
import { closedDraftId } from './saving/localCopies.ts';

/**
 * Writes a new or existing invoice. When the server has assigned an id to a new draft, the address changes
 * while the user continues: the editor stays mounted, scrolled as it was.
 */
export function InvoiceCreation() {
  const params: { id?: string } = useParams({ strict: false });
  const go = useGo();
  const [left] = useState(closedDraftId.read);
  useEffect(closedDraftId.forget, []);
  const [isBack, setBack] = useState(left === null || params.id !== undefined);
  useEffect(() => {
    if (params.id) setBack(true);
    else if (!isBack) void go(`invoicemore/invoice-creation/${left}`, { replace: true });
  }, [isBack, left, params.id, go]);
  const named = params.id ?? (isBack ? null : left);
  const id = named && !emptiedDraft.is(named) ? named : null;
  const { account } = useSignedIn();
  const created = useRef<string | null>(null);
  const [editor, setEditor] = useState<{ key: number; id: string | null }>({ key: 0, id });
  if (editor.id !== id) {
    const same = editor.id === null && id !== null && id === created.current;
    setEditor({ key: same ? editor.key : editor.key + 1, id });
  }
  const onCreated = useCallback(
    (newId: string) => {
      created.current = newId;
      void go(`invoicemore/invoice-creation/${newId}`, { replace: true, resetScroll: false });
    },
    [go],
  );
  const startedAs = useStartedAs(editor.key, id);
  if (!account.canManage || !account.features.invoices)
    return <Closed feature="invoices" action={<ToInvoices />} />;
  return <DraftLoader key={editor.key} id={startedAs} onCreated={onCreated} />;
}

/** The id the present editor was opened with, which stays when the address changes. */
function useStartedAs(key: number, id: string | null): string | null {
  const started = useRef({ key, id });
  if (started.current.key !== key) started.current = { key, id };
  return started.current.id;
}
