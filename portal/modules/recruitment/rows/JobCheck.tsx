import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../checks/Papers.module.css';

/** Opens the submitted material, which is recorded. */
const openJobCheckDocumentsMutation = graphql(`
  mutation OpenJobCheckDocuments($input: OpenJobCheckDocumentsInput!) {
    openJobCheckDocuments(input: $input) { jobCheck { id } errors { code path } }
  }
`);

/** A check with the material submitted for it, as far as the reader may see it. */
const checkQuery = graphql(`
  query JobCheckPapers($id: ID!) {
    node(id: $id) {
      __typename
      ... on JobCheck {
        id jobCheckType availableActions content hasDocuments
        documents { id filename contentType downloadPath thumbPath }
      }
    }
  }
`);

/** The material submitted for a check, to be reviewed before the decision. */
export function RowPart({ id }: RowPartProps) {
  return <PapersCard id={id} />;
}

/** The number and documents an applicant has submitted; opening the documents is logged. */
function PapersCard({ id }: { id: string }) {
  const { t } = useMessages('recruitment');
  const words = useWords('recruitment');
  const queryClient = useQueryClient();
  const { data } = useQuery(queryOf(checkQuery, { id }));
  const [open, pending] = useMutate(openJobCheckDocumentsMutation);
  const { title, description } = words.action('openJobCheckDocuments');
  if (data?.node?.__typename !== 'JobCheck') return null;
  const { jobCheckType, availableActions, content, hasDocuments, documents } = data.node;
  // Members without the access see no documents either, and those with it decide only on what they have seen.
  const isShown =
    jobCheckType === 'CRIMINAL_RECORD' && availableActions.includes('approve') && !hasDocuments;
  if (!content && !hasDocuments && !isShown) return null;
  const look = async () => {
    const payload = await open({ input: { id } });
    if (payload) toastRefusals(payload.errors);
    // A user who has opened the documents may decide, so the actions are read again.
    await queryClient.invalidateQueries();
  };
  return (
    <Card
      title={words.value('JobCheckType', jobCheckType).label}
      lead={words.field('job_checks.documents').label}
    >
      {isShown && <p className={styles.about}>{t('checks.inPerson')}</p>}
      {content && (
        <Facts facts={[{ name: words.field('job_checks.content').label, value: content }]} />
      )}
      {hasDocuments && documents.length === 0 && (
        <>
          <p className={styles.about}>{description}</p>
          <Button variant="light" loading={pending} onClick={() => void look()}>
            {title}
          </Button>
        </>
      )}
      <div className={styles.papers}>
        {documents.map(({ id: fileId, filename, downloadPath, thumbPath }) => (
          <a
            key={fileId}
            className={styles.paper}
            href={downloadPath}
            target="_blank"
            rel="noreferrer"
          >
            {thumbPath && <img src={thumbPath} alt="" />}
            <span translate="no">{filename}</span>
          </a>
        ))}
      </div>
    </Card>
  );
}
