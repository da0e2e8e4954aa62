import { IconFileTypeDocx, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import styles from './Policy.module.css';

/** The policy documents of the team. */
export const policyDocumentsQuery = graphql(`
  query PolicyDocuments {
    session {
      id
      account {
        id canManage
        policyDocuments { id createdAt file { id filename contentType byteSize downloadPath } }
      }
    }
  }
`);

const destroyPolicyDocumentMutation = graphql(`
  mutation DestroyPolicyDocument($input: DestroyPolicyDocumentInput!) {
    destroyPolicyDocument(input: $input) {
      id
      errors { code path }
    }
  }
`);

/** One document of the team. */
type PolicyDocument = NonNullable<
  ResultOf<typeof policyDocumentsQuery>['session']
>['account']['policyDocuments'][number];

interface Props {
  document: PolicyDocument;
  canManage: boolean;
}

/** One document: it opens beside the page, and may be removed. */
export function PolicyRow({ document: { id, createdAt, file }, canManage }: Props) {
  const { t } = useMessages(['accounts', 'ui']);
  const { title, description, submit, success } = useWords().action('destroyPolicyDocument');
  const queryClient = useQueryClient();
  const [destroy] = useMutate(destroyPolicyDocumentMutation);
  if (!file) return null;
  const Sign = file.contentType === 'application/pdf' ? IconFileTypePdf : IconFileTypeDocx;
  const remove = async () => {
    const payload = await destroy({ input: { id } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(success);
    await queryClient.invalidateQueries();
  };
  const openConfirmation = () =>
    confirmation.open({
      title,
      children: description,
      labels: { confirm: submit, cancel: t('ui:cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => void remove(),
    });
  return (
    <li className={styles.row}>
      <Sign size={28} stroke={1.25} aria-hidden="true" />
      <div className={styles.words}>
        <a href={file.downloadPath} target="_blank" rel="noreferrer">
          <span translate="no">{file.filename}</span>
        </a>
        <span className={styles.meta}>
          <When value={createdAt} />
        </span>
      </div>
      {canManage && (
        <IconButton
          onClick={openConfirmation}
          aria-label={t('policy.remove', { name: file.filename })}
        >
          <IconTrash size={18} color="var(--h-muted)" />
        </IconButton>
      )}
    </li>
  );
}
