import { Progress } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import schema from '#forms/modules/accounts/create_policy_document/schema.json' with {
  type: 'json',
};
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import {
  type PickedFile,
  PickedFileRow,
} from '#portal/app/forms/declared/widgets/PickedFileRow.tsx';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { type FileLimits, unfitText } from '#portal/ui/files/sortFiles.ts';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { SlideOver } from '#portal/ui/popups/SlideOver.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import styles from './Policy.module.css';
import { PolicyRow, policyDocumentsQuery } from './PolicyRow.tsx';

/** The limits for a policy document, as in the form's schema. */
const policyLimits: FileLimits = schema.properties.attributes.properties.file.file;

const createPolicyDocumentMutation = graphql(`
  mutation CreatePolicyDocument($input: CreatePolicyDocumentInput!) {
    createPolicyDocument(input: $input) {
      policyDocument { id }
      errors { code path }
    }
  }
`);

type Failed = { name: string; refusal: Refusal };

/** The team's policy documents: read by all, added and removed by owners and admins. */
export function PolicyDocuments() {
  const { t } = useMessages('accounts');
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
  const { t } = useMessages('accounts');
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

/** The selected documents and the upload of each; uploaded ones are removed from the selection. */
function useAddDocuments(onDone: () => void) {
  const { t, language } = useMessages(['accounts', 'errors', 'ui']);
  const { t: ui } = useMessages('ui');
  const words = useWords();
  const queryClient = useQueryClient();
  const [create] = useMutate(createPolicyDocumentMutation);
  const [picked, setPicked] = useState<PickedFile[]>([]);
  const [unfit, setUnfit] = useState<string>();
  const [failed, setFailed] = useState<Failed[]>([]);
  const [sending, setSending] = useState(false);
  const take = async (files: readonly File[]) => {
    const sorted = await fitFiles(files, policyLimits);
    setUnfit(unfitText(sorted, ui));
    setFailed([]);
    const read = sorted.fit.map(async (file) => ({
      data: await readDataUrl(file),
      filename: file.name,
    }));
    const added = await Promise.all(read);
    const names = new Set(added.map(({ filename }) => filename));
    setPicked((now) => [...now.filter(({ filename }) => !names.has(filename)), ...added]);
  };
  const drop = (file: PickedFile) => setPicked((now) => now.filter((one) => one !== file));
  /** The refusals of a file, empty when it was stored, null when the outcome is unknown. */
  const sendOne = async (file: PickedFile): Promise<Failed[] | null> => {
    const payload = await create({ input: { attributes: { file } } });
    return payload && payload.errors.map((refusal) => ({ name: file.filename, refusal }));
  };
  const send = async () => {
    setSending(true);
    setUnfit(undefined);
    setFailed([]);
    let left = 0;
    for (const file of picked) {
      const refused = await sendOne(file);
      if (refused?.length === 0) drop(file);
      else left += 1;
      setFailed((now) => [...now, ...(refused ?? [])]);
    }
    setSending(false);
    await queryClient.invalidateQueries();
    if (left > 0) return;
    toast.success(words.action('createPolicyDocument').success);
    onDone();
  };
  // Sentences may still be on their way, so they are read as they are rendered.
  const textOf = ({ name, refusal: { code, path } }: Failed) => {
    const label = words.field('create_policy_document.file').label;
    // The field has sentences under a name of its own; faults inside a file have the general ones.
    const own = { path: 'policyDocument' };
    const named = path.replace(/^attributes\.file\b/, own.path);
    const problem = refusalText({ code, path: named }, language, label);
    return t('policy.failed', { name, problem });
  };
  const problems = [...(unfit ? [unfit] : []), ...failed.map(textOf)];
  return { picked, problems, sending, take, drop, send };
}
