import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribe } from '../../graphql/subscribe.ts';
import { toast } from '../toasts/toast.tsx';
import { invoiceNewsSubscription } from './invoiceNewsSubscription.ts';

/** What the page may show of invoices; everything else is left in peace. */
const touched = (key: readonly unknown[]) => /invoice/i.test(String(key[0]));

/**
 * Keeps every invoice on the screen true without reloading, and says the good news. Another session,
 * as after switching accounts, listens anew: the old connection closes with its last listener.
 */
export function useInvoiceNews(sessionId: string | null): void {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  useEffect(() => {
    if (!sessionId) return;
    const refresh = () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => touched(queryKey) });
    return subscribe(
      invoiceNewsSubscription,
      {},
      {
        onUntold: () => void refresh(),
        onEvent: ({ invoiceStatusChanged: news }) => {
          void refresh();
          const invoice = news?.invoice;
          if (!invoice || !['APPROVED', 'PUBLISHED', 'RESOLVED'].includes(invoice.status)) return;
          toast.success(t(`news.${invoice.status}`, { client: invoice.client?.name ?? '' }));
        },
      },
    );
  }, [queryClient, sessionId, t]);
}
