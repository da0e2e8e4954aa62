import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { IconButton } from '#portal/ui/controls/IconButton.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Notes.module.css';

/** Changes a note. */
const updateNoteMutation = graphql(`
  mutation UpdateJobApplicationNote($input: UpdateJobApplicationNoteInput!) {
    updateJobApplicationNote(input: $input) {
      jobApplicationNote { id }
      errors { code path }
    }
  }
`);

/** The notes of the team about an application, newest first. */
export const notesQuery = graphql(`
  query JobApplicationNotes($id: ID!) {
    jobApplicationNotes(perPage: 100, filter: { jobApplicationId: $id }) {
      items { id body createdAt updatedAt author { id firstName lastName } }
    }
  }
`);

/** Takes a note away. */
const destroyNoteMutation = graphql(`
  mutation DestroyJobApplicationNote($input: DestroyJobApplicationNoteInput!) {
    destroyJobApplicationNote(input: $input) {
      id
      errors { code path }
    }
  }
`);

interface Props {
  note: ResultOf<typeof notesQuery>['jobApplicationNotes']['items'][number];
  onChanged: () => Promise<void>;
}

/** A note with its author and time; the author can edit it. */
export function NoteLine({ note, onChanged }: Props) {
  const words = useWords();
  const { user, account } = useSignedIn();
  const [opened, open] = useState(false);
  const askAway = useTakingAway(note.id, onChanged);
  const isOwn = note.author?.id === user.id;
  const edit = words.action('updateJobApplicationNote');
  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <span className={styles.author}>
          {[note.author?.firstName, note.author?.lastName].filter(Boolean).join(' ') || '–'}
        </span>
        <When value={note.createdAt} />
        <span className={styles.actions}>
          {isOwn && (
            <IconButton aria-label={edit.title} title={edit.title} onClick={() => open(true)}>
              <IconPencil size={18} stroke={1.5} />
            </IconButton>
          )}
          {(isOwn || account.canManage) && (
            <IconButton
              aria-label={words.action('destroyJobApplicationNote').title}
              title={words.action('destroyJobApplicationNote').title}
              onClick={askAway}
            >
              <IconTrash size={18} stroke={1.5} />
            </IconButton>
          )}
        </span>
      </div>
      <p className={styles.body}>{note.body}</p>
      <Popup opened={opened} onClose={() => open(false)} title={edit.title}>
        <DeclaredForm
          document={updateNoteMutation}
          storedAs={`note-${note.id}`}
          row={note}
          given={{ id: note.id }}
          onDone={async () => {
            open(false);
            await onChanged();
          }}
        />
      </Popup>
    </li>
  );
}

function useTakingAway(id: string, onChanged: () => Promise<void>) {
  const { t } = useTranslation('ui');
  const { title, description, submit, success } = useWords().action('destroyJobApplicationNote');
  const [destroy] = useMutate(destroyNoteMutation);
  return () =>
    confirmation.ask({
      title,
      children: description,
      labels: { confirm: submit, cancel: t('cancel') },
      confirmProps: { color: 'red' },
      onConfirm: async () => {
        const payload = await destroy({ input: { id } });
        if (!payload) return;
        if (payload.errors.length > 0) toastRefusals(payload.errors);
        else toast.success(success);
        await onChanged();
      },
    });
}
