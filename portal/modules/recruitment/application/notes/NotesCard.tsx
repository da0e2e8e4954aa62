import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, operationName, queryOf, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button, IconButton } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { ErrorState } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import styles from './Notes.module.css';

const updateNoteMutation = graphql(`
  mutation UpdateJobApplicationNote($input: UpdateJobApplicationNoteInput!) {
    updateJobApplicationNote(input: $input) {
      jobApplicationNote { id }
      errors { code path }
    }
  }
`);

/** The notes of the team about an application, newest first. */
const notesQuery = graphql(`
  query JobApplicationNotes($id: ID!) {
    jobApplicationNotes(perPage: 100, filter: { jobApplicationId: $id }) {
      items { id body createdAt updatedAt author { id firstName lastName } }
    }
  }
`);

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

const createNoteMutation = graphql(`
  mutation CreateJobApplicationNote($input: CreateJobApplicationNoteInput!) {
    createJobApplicationNote(input: $input) {
      jobApplicationNote { id }
      errors { code path }
    }
  }
`);

/** Internal notes of the team about an application. */
export function NotesCard({ applicationId }: { applicationId: string }) {
  const words = useWords();
  const query = useQuery(queryOf(notesQuery, { id: applicationId }));
  const [opened, open] = useState(false);
  const refresh = useRefresh();
  const { many, empty } = words.noun('job_application_notes');
  const { title } = words.action('createJobApplicationNote');
  const notes = query.data?.jobApplicationNotes.items ?? [];
  return (
    <Card
      title={many}
      lead={empty ?? ''}
      actions={
        <Button variant="light" size="sm" onClick={() => open(true)}>
          {title}
        </Button>
      }
    >
      {query.isPending && <Skeleton height={48} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map((note) => (
            <NoteLine key={note.id} note={note} onChanged={refresh} />
          ))}
        </ol>
      )}
      <Popup opened={opened} onClose={() => open(false)} title={title}>
        <DeclaredForm
          document={createNoteMutation}
          storedAs={`note-${applicationId}`}
          given={{ jobApplicationId: applicationId }}
          onDone={async () => {
            open(false);
            await refresh();
          }}
        />
      </Popup>
    </Card>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [operationName(notesQuery)] });
}

/** A note with its author and time; the author can edit it. */
function NoteLine({ note, onChanged }: Props) {
  const words = useWords();
  const { user, account } = useSignedIn();
  const [opened, open] = useState(false);
  const confirmRemoval = useRemoval(note.id, onChanged);
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
              onClick={confirmRemoval}
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

function useRemoval(id: string, onChanged: () => Promise<void>) {
  const { t } = useMessages('ui');
  const { title, description, submit, success } = useWords().action('destroyJobApplicationNote');
  const [destroy] = useMutate(destroyNoteMutation);
  return () =>
    confirmation.open({
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
