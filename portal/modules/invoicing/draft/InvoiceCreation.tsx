import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { useGo } from '#portal/app/routing/useGo.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { ToInvoices } from '../ToInvoices.tsx';
import { DraftLoader } from './DraftLoader.tsx';
import { emptiedDraft } from './emptiedDraft.ts';
import { leftSheet } from './leftSheet.ts';

/**
 * Writes a new or existing invoice. When the server has assigned an id to a new draft, the address changes
 * while the user continues: the editor stays mounted, scrolled as it was.
 */
export function InvoiceCreation() {
  const params: { id?: string } = useParams({ strict: false });
  const go = useGo();
  const [left] = useState(leftSheet.read);
  useEffect(leftSheet.forget, []);
  const [isBack, setBack] = useState(left === null || params.id !== undefined);
  useEffect(() => {
    if (params.id) setBack(true);
    else if (!isBack) void go(`invoicemore/invoice-creation/${left}`, { replace: true });
  }, [isBack, left, params.id, go]);
  const named = params.id ?? (isBack ? null : left);
  const id = named && !emptiedDraft.is(named) ? named : null;
  const { account } = useSignedIn();
  const created = useRef<string | null>(null);
  const [sheet, setSheet] = useState<{ key: number; id: string | null }>({ key: 0, id });
  if (sheet.id !== id) {
    const same = sheet.id === null && id !== null && id === created.current;
    setSheet({ key: same ? sheet.key : sheet.key + 1, id });
  }
  const onCreated = useCallback(
    (newId: string) => {
      created.current = newId;
      void go(`invoicemore/invoice-creation/${newId}`, { replace: true, resetScroll: false });
    },
    [go],
  );
  const startedAs = useStartedAs(sheet.key, id);
  if (!account.canManage || !account.features.invoices)
    return <Closed feature="invoices" action={<ToInvoices />} />;
  return <DraftLoader key={sheet.key} id={startedAs} onCreated={onCreated} />;
}

/** The id the present editor was opened with, which stays when the address changes. */
function useStartedAs(key: number, id: string | null): string | null {
  const started = useRef({ key, id });
  if (started.current.key !== key) started.current = { key, id };
  return started.current.id;
}
