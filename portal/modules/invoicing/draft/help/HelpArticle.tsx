import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import styles from './Help.module.css';
import { HelpArticleText, type HelpedClient } from './HelpArticleText.tsx';
import { SupportMessageForm } from './SupportMessageForm.tsx';

interface Props {
  client: HelpedClient;
  freelanceProfileId: string;
}

/**
 * Warns users who are about to invoice a client that wants invoices delivered otherwise; the notice stays
 * visible afterwards.
 */
export function HelpArticle({ client, freelanceProfileId }: Props) {
  const { t } = useTranslation('invoicing/draft');
  const article = client.helpArticle;
  const [opened, setOpened] = useState(article?.blockManualInvoicing ?? false);
  if (!article) return null;
  return (
    <>
      <section className={styles.notice} aria-label={article.name}>
        <Stack gap={8} align="flex-start">
          <p className={styles.title}>{article.name}</p>
          {article.showAttachmentWarning && (
            <span>{t('help.attachments', { name: client.name })}</span>
          )}
          {article.blockManualInvoicing ? (
            <Button variant="default" size="sm" onClick={() => setOpened(true)}>
              {t('help.open')}
            </Button>
          ) : (
            <HelpArticleText article={article} />
          )}
        </Stack>
      </section>
      <Popup opened={opened} onClose={() => setOpened(false)} title={article.name}>
        <Stack gap={16}>
          <HelpArticleText article={article} />
          {article.supportEmail && (
            <SupportMessageForm
              clientId={client.id}
              freelanceProfileId={freelanceProfileId}
              onSent={() => setOpened(false)}
            />
          )}
          <Button variant="default" onClick={() => setOpened(false)}>
            {t('help.goOn')}
          </Button>
        </Stack>
      </Popup>
    </>
  );
}
