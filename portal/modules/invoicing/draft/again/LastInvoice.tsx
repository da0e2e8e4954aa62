import { IconHistory } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '#portal/app/toasts/toast.ts';
import { execute } from '#portal/graphql/execute.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { isoDay } from '#shared/days/iso-day.ts';
import { newKey } from '#shared/new-key.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { draftQuery } from '../draftFields.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { isEmptyDraft } from '../isEmptyDraft.ts';
import type { LineDraft, TravelDraft } from '../lines/LineDraft.ts';
import { emptyTravel } from '../lines/travelReport.ts';
import { fromSaved } from '../saving/fromSaved.ts';
import { choicesOn, lastInvoicesQuery } from '../writingQuery.ts';

const DAY = 86_400_000;

const DAYS_OF_A_MONTH = 30.436875;

const at = (day: string) => new Date(`${day}T00:00:00Z`);

const written = (date: Date) => date.toISOString().slice(0, 10);

const endOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0));

/** So many clients are offered before one is chosen. */
const OFFERED = 2;

/** Offers the last invoice to a client as the start of one on which nothing is written yet. */
export function LastInvoice() {
  const { t, language } = useMessages('invoicing/draft');
  const { draft, edit } = useEditor();
  const queryClient = useQueryClient();
  const [taking, setTaking] = useState<string | null>(null);
  const { freelanceProfileId, client } = draft;
  const isOffered = freelanceProfileId !== '' && isEmptyDraft({ ...draft, client: null });
  const clientId = client?.id ?? null;
  const { data } = useQuery({
    ...queryOf(lastInvoicesQuery, { freelanceProfileId, clientId }),
    enabled: isOffered,
    // Those among the account's last stand here from the first rendering, until all of the profile are there.
    placeholderData: () => {
      const { invoices } = queryClient.getQueryData(choicesOn(isoDay(new Date())).queryKey) ?? {};
      const items = invoices?.items.filter(
        ({ client: to, freelanceProfile: from }) =>
          from?.id === freelanceProfileId && (clientId === null || to?.id === clientId),
      );
      return items && { invoices: { items } };
    },
  });
  if (!isOffered || !data) return null;
  const shown = data.invoices.items
    .filter(({ client: one }) => one && one.archivedAt === null && !one.isInsolvent)
    // The newest to each client.
    .filter((one, here, all) => all.findIndex((o) => o.client?.id === one.client?.id) === here)
    .slice(0, OFFERED);
  const take = async (id: string) => {
    setTaking(id);
    try {
      const { node } = await execute(draftQuery, { id });
      if (node?.__typename === 'Invoice') {
        edit(asLast(draft, fromSaved(node, language)), 'lines');
      }
    } catch (error) {
      toastFailure(error);
    } finally {
      setTaking(null);
    }
  };
  return (
    <div className={styles.again}>
      {shown.map((invoice) => (
        <Button
          key={invoice.id}
          variant="light"
          size="sm"
          leftSection={<IconHistory size={18} stroke={1.5} />}
          loading={taking === invoice.id}
          onClick={() => void take(invoice.id)}
        >
          {messageWith(t, 'write.again', {
            client: invoice.client?.friendlyName || invoice.client?.name,
            amount: moneyText(invoice.total, language, invoice.currency),
          })}
        </Button>
      ))}
    </div>
  );
}

/**
 * The draft with the client, references and lines of an earlier invoice. Its own dates, seller and account stay; days of
 * work move on. Receipts are not copied, for what they show was bought once.
 */
function asLast(draft: InvoiceDraft, last: InvoiceDraft): InvoiceDraft {
  const moved = (day: string) => movedDay(day, last.invoicedOn, draft.invoicedOn);
  const again = ({ workReport, travelReport, ...line }: LineDraft): LineDraft => ({
    ...line,
    // A trip was made once: the next one has its own days and meals.
    ...(travelReport !== undefined && {
      travelReport: travelReport && { ...emptyTravel, ...repeated(travelReport) },
    }),
    key: newKey(),
    workReport: workReport && {
      ...workReport,
      startDate: moved(workReport.startDate),
      endDate: moved(workReport.endDate),
    },
  });
  return {
    ...draft,
    client: draft.client ?? last.client,
    clientReferencePersonId: last.clientReferencePersonId,
    senderReferencePersonId: last.senderReferencePersonId,
    buyerReference: last.buyerReference,
    orderReference: last.orderReference,
    lines: last.lines.map(again),
  };
}

/** The parts of a trip that the next one may have in common with it. */
function repeated({ purpose, lodging, lodgingName }: TravelDraft): Partial<TravelDraft> {
  return { purpose, lodging, lodgingName };
}

/**
 * Moves a day of work on from one invoice to the next: whole months, or whole weeks where they are less than a month
 * apart. The last day of a month stays one. All days are as the server writes them.
 */
export function movedDay(day: string, from: string, to: string): string {
  if (!day || !from || !to) return day;
  const date = at(day);
  const days = (at(to).getTime() - at(from).getTime()) / DAY;
  const months = Math.round(days / DAYS_OF_A_MONTH);
  if (months === 0) {
    return written(new Date(date.getTime() + Math.round(days / 7) * 7 * DAY));
  }
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const end = endOfMonth(year, month + months);
  const isEnd = written(date) === written(endOfMonth(year, month));
  const dayOfMonth = Math.min(date.getUTCDate(), end.getUTCDate());
  return isEnd
    ? written(end)
    : written(new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), dayOfMonth)));
}
