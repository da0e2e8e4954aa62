import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { operationName } from '#portal/graphql/Operation.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { NoteLine, notesQuery } from './NoteLine.tsx';
import styles from './Notes.module.css';

/** Writes a note on an application. */
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
