import { VersionChoice } from '#portal/app/drafts/VersionChoice.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { ChangesList } from '../changes/ChangesList.tsx';
import { formChanges } from '../changes/formChanges.ts';
import { joinChecks } from '../document/formAndChecks.ts';
import { readOutline } from '../document/readOutline.ts';
import { jobFormFields } from './jobFormFields.ts';
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

/** The choice between the form designed here and the one saved elsewhere meanwhile. */
export function TwoForms({ editor }: { editor: FormEditorState }) {
  const { t } = useMessages('recruitment/designer');
  const { text } = editor.editor.state();
  const compare = ({ applicationForm, jobChecks }: JobFormData) => {
    const theirs = readOutline(JSON.stringify(joinChecks(applicationForm, jobChecks)));
    const changes = formChanges(theirs, readOutline(text));
    return {
      lead: t(changes.length > 0 ? 'versions.lead' : 'versions.same'),
      differences: <ChangesList changes={changes} />,
    };
  };
  return (
    <VersionChoice
      id={editor.saved.id}
      query={jobFormQuery}
      rowOf={({ node }) => (node?.__typename === 'Job' ? node : null)}
      title={t('versions.title')}
      takeTheirs={t('versions.takeTheirs')}
      chooseMine={t('versions.keepMine')}
      compare={compare}
      onTakeTheirs={editor.takeTheirs}
      onChooseMine={editor.chooseMine}
      onClose={editor.postpone}
    />
  );
}
