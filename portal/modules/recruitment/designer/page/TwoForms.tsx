import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { ErrorState } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { ChangesList } from '../changes/ChangesList.tsx';
import { formChanges } from '../changes/formChanges.ts';
import { joinChecks } from '../document/formAndChecks.ts';
import { readOutline } from '../document/readOutline.ts';
import { jobFormFields } from './jobFormFields.ts';
import styles from './Page.module.css';
import type { FormEditorState, JobFormData } from './useFormEditor.ts';

/** A job's form, to be designed. */
export const jobFormQuery = graphql(
  `
    query JobForm($id: ID!) {
      node(id: $id) {
        __typename
        ... on Job { ...JobFormFields }
      }
    }
  `,
  [jobFormFields],
);

/**
 * Shown when the form was saved elsewhere while it was designed here: by a colleague, or in another window.
 * The server's version is read again, and the user sees the differences and chooses.
 */
export function TwoForms({ editor }: { editor: FormEditorState }) {
  const { t } = useMessages('recruitment/designer');
  const read = useQuery({
    ...queryOf(jobFormQuery, { id: editor.saved.id }),
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const node = read.isFetchedAfterMount ? read.data?.node : undefined;
  const theirs = node?.__typename === 'Job' ? node : null;
  return (
    <Popup
      opened
      onClose={editor.putOff}
      size="lg"
      title={t('versions.title')}
      closeOnClickOutside={false}
    >
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!theirs && !read.isError && <Skeleton height={160} />}
      {theirs && <Both editor={editor} theirs={theirs} />}
    </Popup>
  );
}

function Both({ editor, theirs }: { editor: FormEditorState; theirs: JobFormData }) {
  const { t } = useMessages('recruitment/designer');
  const { text } = editor.editor.state();
  const changes = useMemo(
    () =>
      formChanges(
        readOutline(JSON.stringify(joinChecks(theirs.applicationForm, theirs.jobChecks))),
        readOutline(text),
      ),
    [theirs, text],
  );
  return (
    <>
      <p className={styles.lead}>{t(changes.length > 0 ? 'versions.lead' : 'versions.same')}</p>
      <ChangesList changes={changes} />
      <div className={styles.choice}>
        <Button variant="light" onClick={() => editor.takeTheirs(theirs)}>
          {t('versions.takeTheirs')}
        </Button>
        <Button data-autofocus onClick={() => editor.chooseMine(theirs)}>
          {t('versions.keepMine')}
        </Button>
      </div>
    </>
  );
}
