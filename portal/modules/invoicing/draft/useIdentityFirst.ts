import { useContext } from 'react';
import { useHref } from '../../../app/routing/useHref.ts';
import { useWay } from '../../../app/routing/Way.ts';
import { Desk } from './Desk.ts';

/** Leads to the e-ID and back to this sheet, after what is on it has been put away. */
export function useIdentityFirst(): () => Promise<void> {
  const keeper = useContext(Desk)?.keeper;
  const href = useHref();
  const { go } = useWay();
  return async () => {
    await keeper?.flush();
    const id = keeper?.state().id;
    const sheet = 'invoicemore/invoice-creation';
    const back = encodeURIComponent(href(id ? `${sheet}/${id}` : sheet));
    await go(`${href('common/bank-id-verification')}?back=${back}`);
  };
}
