import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { applicationNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { operationName } from '#portal/graphql/Operation.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { NotFound } from '#portal/ui/states/NotFound.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { RECEIVED } from '../places.ts';
import styles from './Compare.module.css';
import { questionsOf } from './questionsOf.ts';

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
  const { t } = useTranslation('recruitment/received');
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
                {found.map(({ id, name, email, status, outcome }) => (
                  <th key={id} scope="col">
                    <AppLink className={styles.name} href={href(`${RECEIVED}/${id}`)}>
                      {name ?? email}
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
