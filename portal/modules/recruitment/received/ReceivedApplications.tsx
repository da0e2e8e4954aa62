import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { applicationNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { AppLink, useHref, useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { isReader } from '#portal/app/routing/isReader.ts';
import { ListFilters } from '#portal/app/screens/list/ListFilters.tsx';
import { screenSearch, screenVariables } from '#portal/app/screens/list/screenSearch.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { LongText } from '#portal/ui/controls/LongText.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Page } from '#portal/ui/layout/Page.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { applicantName } from './applicantName.ts';
import { ApplicationBoard, boardQuery } from './board/ApplicationBoard.tsx';
import styles from './decide/Decision.module.css';
import { type PendingDecision, type Result, useDecisions } from './decide/useDecisions.ts';
import { ReceivedList, withoutState } from './list/ReceivedList.tsx';
import { RECEIVED } from './places.ts';
import { receivedQuery } from './receivedQuery.ts';

const LONGEST_REASON = 2000;

const noReason = { reason: '' };

/**
 * The applications submitted to the team's jobs: as a list for deciding on several at once, or as a board by
 * status.
 */
export function ReceivedApplications({ screen }: { screen: DeclaredScreen }) {
  const { t } = useMessages('recruitment/received');
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
  const [pending, setPending] = useState<PendingDecision | null>(null);
  useNews(applicationNewsSubscription, [receivedQuery, boardQuery]);
  if (!isReader(declaration.readers, session)) return <Closed feature="workflows" />;
  const { filter } = screenVariables(declaration, withoutState(search), 1);
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
      <ListFilters screen={withoutStates(screen)} search={withoutState(search)} onChange={change} />
      {search.isBoard ? (
        <ApplicationBoard states={declaration.states} filter={filter ?? {}} onDecide={setPending} />
      ) : (
        <ReceivedList screen={screen} search={search} onChange={change} onDecide={setPending} />
      )}
      {pending && <Decision decision={pending} onClose={() => setPending(null)} />}
    </Page>
  );
}

/** The status filter is replaced by the counts of each status, and by the columns of the board. */
function withoutStates(screen: DeclaredScreen): DeclaredScreen {
  const { filters, ...declaration } = screen.default;
  return {
    ...screen,
    default: { ...declaration, filters: filters.filter(({ name }) => name !== 'status') },
  };
}

/** Asks before a decision, and shows the result for each application. */
function Decision({ decision, onClose }: { decision: PendingDecision; onClose: () => void }) {
  const { t } = useMessages(['recruitment/received', 'errors']);
  const words = useWords();
  const ids = decision.rows.map(({ id }) => id);
  const form = useDraftForm(`decision.${ids.join('.')}`, noReason);
  const { reason = '' } = form.values;
  const { results, isDoing, decide } = useDecisions(decision);
  const { title, description, submit } = words.action(`${decision.action}JobApplication`);
  const count = ids.length;
  const { label, help } = words.field('job_applications.rejectionReason');
  const isStarted = results.size > 0;
  const finish = () => {
    form.forget();
    onClose();
  };
  const done = [...results.values()].filter((one) => one !== 'lost' && one.length === 0).length;
  return (
    <Popup
      opened
      onClose={isDoing ? () => {} : isStarted ? finish : onClose}
      title={count > 1 ? t(`several.${decision.action}`, { count }) : title}
    >
      {!isStarted && <p className={styles.lead}>{count > 1 ? t('several.told') : description}</p>}
      <ul className={styles.rows}>
        {decision.rows.map(({ id, ...applicant }) => (
          <li key={id} className={styles.row}>
            <span translate="no">{applicantName(applicant)}</span>
            <Outcome result={results.get(id)} />
          </li>
        ))}
      </ul>
      <p className={styles.summary} role="status">
        {isStarted && !isDoing && t('decided', { done, count })}
      </p>
      {decision.action === 'reject' && !isStarted && (
        <LongText
          label={label}
          description={help}
          value={reason}
          maxLength={LONGEST_REASON}
          onChange={(event) => form.set('reason', event.currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        {isStarted && !isDoing ? (
          <Button onClick={finish}>{t('ui:close')}</Button>
        ) : (
          <>
            <Button variant="subtle" disabled={isDoing} onClick={onClose}>
              {t('ui:cancel')}
            </Button>
            <Button loading={isDoing} onClick={() => void decide(reason.trim())}>
              {submit}
            </Button>
          </>
        )}
      </div>
    </Popup>
  );
}

function Outcome({ result }: { result: Result | undefined }) {
  const { t } = useMessages('recruitment/received');
  if (!result) return null;
  if (result !== 'lost' && result.length === 0) {
    return (
      <span className={styles.done}>
        <IconCheck size={16} stroke={1.75} aria-hidden="true" />
        <span>{t('done')}</span>
      </span>
    );
  }
  const summary =
    result === 'lost'
      ? [t('lost')]
      : result.map((one) =>
          one.path === 'updatedAt' ? t('newer') : refusalText(one, currentLanguage()),
        );
  return (
    <span className={styles.refused}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>{summary.join(' ')}</span>
    </span>
  );
}
