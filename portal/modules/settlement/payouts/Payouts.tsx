import { IconCashBanknote } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { payoutNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { readSearch } from '#portal/app/routing/readSearch.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { ServicePage } from '#portal/app/shell/ServicePage.tsx';
import { queryOf } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { MonthChart } from '#portal/ui/charts/MonthChart.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { payoutSentence } from '#portal/ui/payout/payoutSentence.ts';
import { EmptyState, ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { withVerbatim } from '#shared/texts/with-verbatim.ts';
import { TaxCardLine } from '../../payout/settings/TaxCardLine.tsx';
import { PayoutHistory } from './PayoutHistory.tsx';
import styles from './Payouts.module.css';
import type { PayoutYear } from './PayoutsData.ts';
import { payoutsQuery } from './payoutsQuery.ts';
import { YearSums } from './YearSums.tsx';

/** The year in the address, and the page of the history. */
const payoutsSearch = (raw: Record<string, string>) => ({
  year: readSearch.whole(raw.year),
  page: readSearch.page(raw.page),
});

const PER_PAGE = 25;

/** The next payout, the sums of a year, and each payout. */
export function Payouts() {
  const { t, language } = useMessages(['settlement/payouts', 'ui/payout']);
  const words = useWords();
  const { account } = useSignedIn();
  const [{ year, page }, change] = useScreenSearch(payoutsSearch);
  const individuals = account.accountType === 'PERSONAL';
  const query = useQuery({
    ...queryOf(payoutsQuery, { year, page, perPage: PER_PAGE, individuals }),
    placeholderData: keepPreviousData,
  });
  useNews(payoutNewsSubscription, [payoutsQuery]);
  const { payoutOutlook: outlook, payoutYear: sums, payouts } = query.data ?? {};
  const persons = query.data?.freelanceProfiles?.items.filter(
    ({ freelanceType }) => freelanceType === 'INDIVIDUAL',
  );
  return (
    <ServicePage title={words.noun('payouts').many}>
      {query.isPending && <PageSkeleton />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {sums && payouts && (
        <div className={styles.parts}>
          <Card title={t('outlook')}>
            <p className={styles.sentence}>
              {outlook ? withVerbatim(payoutSentence(outlook, t, language)) : t('nothing')}
            </p>
            {persons?.map((profile) => (
              <TaxCardLine key={profile.id} profile={profile} />
            ))}
          </Card>
          <div className={styles.years}>
            <label className={styles.year}>
              <span>{t('year')}</span>
              <select value={sums.year} onChange={({ target }) => change({ year: target.value })}>
                {[...new Set([sums.year, ...sums.years])].map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {sums.months.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconCashBanknote size={28} stroke={1.5} />}
                title={t('none', { year: sums.year })}
                text={t('noneText')}
              />
            </Card>
          ) : (
            <>
              <YearSums year={sums} />
              <Months year={sums} />
              <Clients year={sums} />
            </>
          )}
          {payouts.total > 0 && (
            <PayoutHistory
              rows={payouts.items}
              files={payouts}
              total={payouts.total}
              isStale={query.isPlaceholderData}
              page={page}
              perPage={PER_PAGE}
              onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
            />
          )}
        </div>
      )}
    </ServicePage>
  );
}

/** The clients behind the payouts: a table whose rows are the bars. */
function Clients({ year: { clients } }: { year: PayoutYear }) {
  const { t } = useMessages('settlement/payouts');
  const most = Math.max(1, ...clients.map(({ clientPaid }) => clientPaid));
  if (clients.length === 0) return null;
  return (
    <Card title={t('clients')} lead={t('clientsLead')}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{t('clients')}</caption>
        <tbody>
          {clients.map(({ name, invoiceCount, clientPaid }) => (
            <tr key={name}>
              <th scope="row">
                <span translate="no">{name ?? ''}</span>
                <span className={styles.small}>{t('invoices', { count: invoiceCount })}</span>
                <span
                  className={styles.line}
                  style={{ width: `${Math.max(0, (clientPaid / most) * 100)}%` }}
                />
              </th>
              <td>
                <Money amount={clientPaid} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The amount clients paid in each month and how much of it reached the account. */
function Months({ year }: { year: PayoutYear }) {
  const { t } = useMessages('settlement/payouts');
  return (
    <Card title={t('months')} lead={t('monthsLead')}>
      <MonthChart
        year={year.year}
        months={year.months.map(({ startsOn, clientPaid, payout }) => ({
          startsOn: startsOn ?? '',
          sum: clientPaid,
          part: payout,
        }))}
        names={{ sum: t('clients'), part: t('paid') }}
        caption={t('months')}
      />
    </Card>
  );
}
