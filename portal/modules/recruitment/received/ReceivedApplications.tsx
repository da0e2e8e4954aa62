import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { applicationNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { isReader } from '#portal/app/screens/isReader.ts';
import { ListFilters } from '#portal/app/screens/list/ListFilters.tsx';
import { screenSearch } from '#portal/app/screens/list/screenSearch.ts';
import { screenVariables } from '#portal/app/screens/list/screenVariables.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { ApplicationBoard, boardQuery } from './board/ApplicationBoard.tsx';
import { Decision } from './decide/Decision.tsx';
import type { PendingDecision } from './decide/useDecisions.ts';
import { ReceivedList, withoutState } from './list/ReceivedList.tsx';
import { RECEIVED } from './places.ts';
import { receivedQuery } from './receivedQuery.ts';

/**
 * The applications submitted to the team's jobs: as a list for deciding on several at once, or as a board by
 * status.
 */
export function ReceivedApplications({ screen }: { screen: DeclaredScreen }) {
  const { t } = useTranslation('recruitment/received');
  const words = useWords();
  const href = useHref();
  const declaration = screen.default;
  const read = useCallback(
    (raw: Record<string, string>) => ({
      ...screenSearch(declaration, raw),
      isBoard: raw.view === 'board',
      raw,
    }),
    [declaration],
  );
  const [search, change] = useScreenSearch(read);
  const session = useSignedIn();
  const [pending, ask] = useState<PendingDecision | null>(null);
  useNews(applicationNewsSubscription, [receivedQuery, boardQuery]);
  if (!isReader(declaration.readers, session)) return <Closed feature="workflows" />;
  const { filter } = screenVariables(declaration, search, 1);
  const other = { ...search.raw, view: search.isBoard ? '' : 'board', page: '' };
  const entries = Object.entries(other).filter(([, value]) => value !== '');
  return (
    <Page
      title={words.noun(declaration.table).many}
      actions={
        <LinkButton
          variant="light"
          as={AppLink}
          href={href(`${RECEIVED}?${new URLSearchParams(entries)}`)}
        >
          {t(search.isBoard ? 'asList' : 'asBoard')}
        </LinkButton>
      }
    >
      <ListFilters
        screen={search.isBoard ? screen : withoutStates(screen)}
        search={search.isBoard ? search : withoutState(search)}
        onChange={change}
      />
      {search.isBoard ? (
        <ApplicationBoard states={declaration.states} filter={filter ?? {}} onAsk={ask} />
      ) : (
        <ReceivedList screen={screen} search={search} onChange={change} onAsk={ask} />
      )}
      {pending && <Decision decision={pending} onClose={() => ask(null)} />}
    </Page>
  );
}

/** The status filter is replaced by the counts of each status. */
function withoutStates(screen: DeclaredScreen): DeclaredScreen {
  const { filters, ...declaration } = screen.default;
  return {
    ...screen,
    default: { ...declaration, filters: filters.filter(({ name }) => name !== 'status') },
  };
}
