import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { marked } from '#shared/texts/with-verbatim.ts';
import { graphql } from '../../graphql/graphql.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { subscribe } from '../../graphql/subscribe.ts';
import { refetchActive } from '../../graphql/useNews.ts';
import { toast } from '../toasts/toast.ts';

/** Every step any invoice of this account takes, and first that it is listened for. */
const invoiceNewsSubscription = graphql(`
  subscription InvoiceNews {
    invoiceStatusChanged(resync: true) {
      event
      invoice { id status documentNumber client { id name } }
    }
  }
`);

/** Queries that may show invoices; all others stay untouched. */
const touched = (key: readonly unknown[]) => /invoice|dashboard/i.test(String(key[0]));

let subscribed: string | null = null;
let stop = () => {};

/**
 * Keeps every invoice on the screen current without reloading, and announces good news. It listens from
 * before the first list is requested: a later start would have to reload what it missed. Another session, as
 * after switching accounts, listens anew.
 */
export function subscribeToInvoiceNews(queryClient: QueryClient): void {
  const token = sessionToken.read();
  if (token === subscribed) return;
  stop();
  subscribed = token;
  stop = token === null ? () => {} : listen(queryClient);
}

sessionToken.subscribe(() => {
  if (sessionToken.read() === subscribed) return;
  stop();
  subscribed = null;
});

function listen(queryClient: QueryClient): () => void {
  const refresh = () => refetchActive(queryClient, ({ queryKey }) => touched(queryKey));
  return subscribe(
    invoiceNewsSubscription,
    {},
    {
      onUntold: refresh,
      onEvent: ({ invoiceStatusChanged: news }) => {
        refresh();
        if (news?.invoice?.client) toastNews(news.event, news.invoice.client.name);
      },
    },
  );
}

/** The event counts, not the status after it: a document that does not reach the client is published too. */
function toastNews(event: string, client: string): void {
  const facts = { client: marked(client) };
  switch (event) {
    case 'APPROVED':
    case 'SENT':
    case 'RESOLVED':
      toast.success(i18next.t(`app:news.${event}`, facts));
      break;
    case 'SENDING_FAILED':
    case 'SENDING_UNANSWERED':
      toast.failure(i18next.t(`app:news.${event}`, facts));
      break;
  }
}
