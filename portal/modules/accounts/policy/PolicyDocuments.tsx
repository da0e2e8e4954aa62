import { useDisclosure } from '@mantine/hooks';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { SlideOver } from '#portal/ui/popups/SlideOver.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { AddDocuments } from './AddDocuments.tsx';
import styles from './Policy.module.css';
import { PolicyRow, policyDocumentsQuery } from './PolicyRow.tsx';

/** The team's policy documents: read by all, added and removed by owners and admins. */
export function PolicyDocuments() {
  const { t } = useTranslation('accounts');
  const words = useWords();
  const noun = words.noun('policy_documents');
  const { title } = words.action('createPolicyDocument');
  const query = useQuery(queryOf(policyDocumentsQuery, {}));
  const [adding, { open, close }] = useDisclosure(false);
  const account = query.data?.session?.account;
  const documents = account?.policyDocuments;
  const add = account?.canManage && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} />}
      onClick={open}
      aria-label={t('policy.add')}
    >
      {t('info.add')}
    </Button>
  );
  return (
    <Page narrow title={noun.many} lead={t('policy.lead')} actions={documents?.length ? add : null}>
      {query.isPending && (
        <Card>
          <RowsSkeleton rows={2} />
        </Card>
      )}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {documents?.length === 0 && (
        <EmptyState
          icon={<IconFileCertificate size={28} stroke={1.5} />}
          title={t('policy.emptyTitle')}
          text={noun.empty ?? t('policy.lead')}
          action={add}
        />
      )}
      {documents && documents.length > 0 && (
        <Card>
          <ul className={styles.list}>
            {documents.map((document) => (
              <PolicyRow
                key={document.id}
                document={document}
                canManage={account?.canManage ?? false}
              />
            ))}
          </ul>
        </Card>
      )}
      <SlideOver opened={adding} onClose={close} title={title}>
        <AddDocuments onDone={close} />
      </SlideOver>
    </Page>
  );
}
