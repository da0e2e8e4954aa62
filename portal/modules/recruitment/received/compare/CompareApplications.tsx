import { useQuery } from '@tanstack/react-query';
import {
  type Answer,
  type ApplicationForm,
  answersOf,
} from '#forms/applications/application-form.ts';
import { localize } from '#forms/applications/localize.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { applicationNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { AppLink, useHref, useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { execute } from '#portal/graphql/execute.ts';
import { graphql, operationName } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { currentLanguage, type Language } from '#portal/ui/language/currentLanguage.ts';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { answerText } from '../../application/answerText.ts';
import { applicantName } from '../applicantName.ts';
import { RECEIVED } from '../places.ts';
import styles from './Compare.module.css';

interface Compared {
  formVersion: { applicationForm: unknown } | null;
  applicationFormAnswers: readonly Answer[];
}

interface Line {
  id: string;
  label: string;
  /** An answer for each application; empty where the question was not asked or not answered. */
  answers: string[];
}

/** The data of an application in the comparison. */
const comparedQuery = graphql(`
  query ComparedApplication($id: ID!) {
    node(id: $id) {
      __typename
      ... on JobApplication {
        id name email status outcome
        formVersion { id applicationForm }
        applicationFormAnswers { questionId value values }
      }
    }
  }
`);

const read = ({ ids = '' }: Record<string, string>) => ({
  ids: [...new Set(ids.split(',').filter(Boolean))].slice(0, 4),
});

/** Two to four applications beside each other, question by question. */
export function CompareApplications() {
  const { t } = useMessages('recruitment/received');
  const words = useWords();
  const href = useHref();
  const [{ ids }] = useScreenSearch(read);
  const query = useQuery({
    queryKey: [operationName(comparedQuery), { ids }],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((id) => execute(comparedQuery, { id }, { signal }))),
  });
  useNews(applicationNewsSubscription, [comparedQuery]);
  const toList = (
    <LinkButton variant="light" as={AppLink} href={href(RECEIVED)}>
      {t('compare.toList')}
    </LinkButton>
  );
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const found = query.data.flatMap(({ node }) =>
    node?.__typename === 'JobApplication' ? [node] : [],
  );
  if (found.length === 0) return <NotFound action={toList} />;
  return (
    <Page title={t('compare.title')} actions={toList}>
      <Card flush>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('compare.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.field('update_job_application.questionId').label}</th>
                {found.map(({ id, status, outcome, ...applicant }) => (
                  <th key={id} scope="col">
                    <AppLink className={styles.name} href={href(`${RECEIVED}/${id}`)}>
                      <span translate="no">{applicantName(applicant)}</span>
                    </AppLink>
                    <StateBadge outcome={outcome}>
                      {words.value('JobApplicationStatus', status).label}
                    </StateBadge>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {questionsOf(found, currentLanguage(), t('recruitment:answers.file')).map(
                ({ id, label, answers }) => (
                  <tr key={id}>
                    <th scope="row">{label}</th>
                    {answers.map((answer, at) => (
                      <td key={found[at]?.id}>
                        {answer || <span className={styles.none}>–</span>}
                      </td>
                    ))}
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </section>
      </Card>
    </Page>
  );
}

/**
 * All questions of the compared applications, in the order of the forms, with the answers; for a file, that
 * there is one.
 */
function questionsOf(applications: readonly Compared[], language: Language, aFile: string): Line[] {
  const lines = new Map<string, Line>();
  for (const [at, { formVersion, applicationFormAnswers }] of applications.entries()) {
    if (!formVersion) continue;
    const given = answersOf(applicationFormAnswers);
    const pages = readPages(formVersion.applicationForm as ApplicationForm);
    for (const question of pages.flatMap(({ questions }) => questions)) {
      const { id } = question;
      const label = localize(question.label, language);
      const line = lines.get(id) ?? { id, label, answers: applications.map(() => '') };
      const isFile = question.schema.format === 'file' && given[id];
      line.answers[at] = isFile ? aFile : answerText(question, given[id], language);
      lines.set(id, line);
    }
  }
  return [...lines.values()];
}
