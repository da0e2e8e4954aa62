import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';
import { describeMoment } from '#portal/ui/time/describeMoment.ts';
import type { InvoiceData } from './InvoiceData.ts';

/** A note that the client has the document, but that sending it again failed; null if nothing failed. */
export function resentNote(
  { lastDelivery }: Pick<InvoiceData, 'lastDelivery'>,
  t: TFunction,
  words: Labels,
): string | null {
  if (lastDelivery?.status !== 'FAILED' || lastDelivery.isReminder) return null;
  const failure = words.value('DeliveryFailure', lastDelivery.failure ?? 'REFUSED').label;
  return t('sent.AGAIN_FAILED', { failure });
}

/** When the client opened it, and how often; null before. */
export function openedNote(
  { opening }: Pick<InvoiceData, 'opening'>,
  t: TFunction,
  language: string,
): string | null {
  if (!opening) return null;
  const moment = (at: string) => {
    const { spoken, isNear } = describeMoment(at, language, new Date(), true);
    return isNear ? spoken : t('ui:onDay', { day: spoken });
  };
  const { openingCount: count, firstOpenedAt, lastOpenedAt } = opening;
  if (count === 1) return t('opened.once', { first: moment(firstOpenedAt) });
  return t('opened.often', { count, first: moment(firstOpenedAt), last: moment(lastOpenedAt) });
}
