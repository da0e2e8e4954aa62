import { Progress } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PickedFileRow } from '#portal/app/forms/declared/widgets/PickedFileRow.tsx';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { SlideOver } from '#portal/ui/popups/SlideOver.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Policy.module.css';
import { PolicyRow, policyDocumentsQuery } from './PolicyRow.tsx';
import { policyLimits, useAddDocuments } from './useAddDocuments.ts';

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

/** Several documents at once. Refused ones stay with the reason, and the rest are added. */
function AddDocuments({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const { description, submit } = useWords().action('createPolicyDocument');
  const { picked, problems, sending, take, drop, send } = useAddDocuments(onDone);
  return (
    <div className={styles.form}>
      <p className={styles.meta}>{description}</p>
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {picked.length > 0 && (
        <ul className={styles.list}>
          {picked.map((file) => (
            <PickedFileRow key={file.filename} file={file} onRemove={() => drop(file)} />
          ))}
        </ul>
      )}
      <DropArea
        path="file"
        accept={policyLimits.contentTypes}
        multiple
        onFiles={(files) => void take(files)}
      />
      {sending && <Progress value={100} animated aria-label={t('policy.uploading')} />}
      <Button disabled={picked.length === 0} loading={sending} onClick={() => void send()}>
        {submit}
      </Button>
    </div>
  );
}
