import { useContext } from 'react';
import { useHref } from '#portal/app/routing/useHref.ts';
import { useWay } from '#portal/app/routing/Way.ts';
import { Desk } from './Desk.ts';

/** Leads to a page that comes back to this invoice, once what is written is saved. */
export function useAwayAndBack(path: string): () => Promise<void> {
  const keeper = useContext(Desk)?.keeper;
  const href = useHref();
  const { go } = useWay();
  return async () => {
    await keeper?.flush();
    const id = keeper?.state().id;
    const sheet = 'invoicemore/invoice-creation';
    const back = encodeURIComponent(href(id ? `${sheet}/${id}` : sheet));
    await go(`${href(path)}?back=${back}`);
  };
}
