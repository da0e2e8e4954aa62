import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Help.module.css';

/** The help article of a client. */
export const helpArticleQuery = graphql(`
  query HelpArticle($id: ID!) {
    node(id: $id) {
      __typename
      ... on Client {
        id
        name
        helpArticle {
          id name blockManualInvoicing showAttachmentWarning supportEmail
          englishArticleUrl norwegianArticleUrl englishMessage norwegianMessage
        }
      }
    }
  }
`);

type HelpNode = NonNullable<ResultOf<typeof helpArticleQuery>['node']>;

/** The client of a help article. */
type HelpedClient = Extract<HelpNode, { __typename: 'Client' }>;

/** The help article that operators have written about invoicing a client. */
type HelpArticleData = NonNullable<HelpedClient['helpArticle']>;

interface Props {
  client: HelpedClient;
  freelanceProfileId: string;
}

/**
 * Warns users who are about to invoice a client that requires another way of delivery; the notice stays
 * visible afterwards.
 */
export function HelpArticle({ client, freelanceProfileId }: Props) {
  const { t } = useMessages('invoicing/draft');
  const article = client.helpArticle;
  const [opened, setOpened] = useState(article?.blockManualInvoicing ?? false);
  if (!article) return null;
  return (
    <>
      <section className={styles.notice} aria-label={article.name}>
        <Stack gap={8} align="flex-start">
          <p className={styles.title}>{article.name}</p>
          {article.showAttachmentWarning && (
            <span>{messageWith(t, 'help.attachments', { name: client.name })}</span>
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

/** The article in the reader's language, or in the other when it has only that. */
function HelpArticleText({ article }: { article: HelpArticleData }) {
  const { t, language } = useMessages('invoicing/draft');
  const english = [article.englishMessage, article.englishArticleUrl] as const;
  const norwegian = [article.norwegianMessage, article.norwegianArticleUrl] as const;
  const [first, second] = language === 'en' ? [english, norwegian] : [norwegian, english];
  const message = first[0] ?? second[0];
  const url = first[1] ?? second[1];
  return (
    <>
      {message && <Text style={{ whiteSpace: 'pre-line' }}>{message}</Text>}
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
          {t('help.readMore')}
        </Anchor>
      )}
    </>
  );
}

/** Asks the contact in the client's help article how they want to be invoiced. */
const sendSupportMessageMutation = graphql(`
  mutation SendSupportMessage($input: SendSupportMessageInput!) {
    sendSupportMessage(input: $input) {
      errors { code path }
    }
  }
`);

interface SupportMessageFormProps {
  clientId: string;
  freelanceProfileId: string;
  onSent: () => void;
}

/** One question to the client's people; they answer by mail. */
function SupportMessageForm({ clientId, freelanceProfileId, onSent }: SupportMessageFormProps) {
  return (
    <DeclaredForm
      document={sendSupportMessageMutation}
      storedAs={`support-${clientId}`}
      given={{ clientId, freelanceProfileId }}
      onDone={onSent}
    />
  );
}
