import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';

/** Only drafts can be written on; the rest can be looked at. */
export function AlreadySent({ id }: { id: string }) {
  const { t } = useTranslation('invoicing/draft');
  const words = useWords();
  const href = useHref();
  return (
    <EmptyState
      page
      icon={<IconLock size={28} stroke={1.5} />}
      title={words.action('submitInvoice').success}
      text={t('write.sentText')}
      action={
        <Button
          renderRoot={(props) => <AppLink href={href(`invoicemore/invoice/${id}`)} {...props} />}
        >
          {t('write.toInvoice')}
        </Button>
      }
    />
  );
}
