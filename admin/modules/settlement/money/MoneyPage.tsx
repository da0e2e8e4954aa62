import { Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { request } from '#admin/app/api/authorizedFetch.ts';
import { MonthChart } from '#admin/app/charts/MonthChart.tsx';
import { httpErrorOf } from '#admin/app/data/httpErrorOf.ts';
import { Failure, Quiet } from '#admin/app/states/Failure.tsx';
import { NoPermission } from '#admin/app/states/NoPermission.tsx';
import { BankAgainstBooks } from './BankAgainstBooks.tsx';
import { DaysToPayout } from './DaysToPayout.tsx';
import { type MoneyOverview, moneyQuery } from './moneyQuery.ts';
import { Part } from './Part.tsx';
import { Queues } from './Queues.tsx';
import { Receivables } from './Receivables.tsx';
import { Totals } from './Totals.tsx';

const isOverview = (value: unknown): value is MoneyOverview =>
  typeof value === 'object' && value !== null && 'months' in value;

/** The overview of a year, this one when none is given; null for operators who may not read it. */
const useMoney = (year: number | null) =>
  useQuery({
    queryKey: ['moneyOverview', year],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { moneyOverview } = await request(moneyQuery, { year }).catch((cause: unknown) => {
        throw httpErrorOf(cause);
      });
      return isOverview(moneyOverview) ? moneyOverview : null;
    },
  });

const columns = { display: 'grid', gap: 2, alignItems: 'start' } as const;
const two = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** The platform's money: sums and charts of a year, receivables, and queues of finance. */
export function MoneyPage() {
  const translate = useTranslate();
  const [year, setYear] = useState<number | null>(null);
  const { data, isPending, error, refetch } = useMoney(year);
  if (data === null) return <NoPermission request="read" back="/" />;
  return (
    <Box sx={{ pt: 2, maxWidth: 1280 }}>
      <Title title={translate('settlement.money.title')} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}
      >
        <Box>
          <Typography variant="h5" component="h2">
            {translate('settlement.money.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {translate('settlement.money.lead')}
          </Typography>
        </Box>
        {data && data.years.length > 1 && (
          <Box component="label" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {translate('settlement.money.year')}
            <Box
              component="select"
              value={data.year}
              onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
                setYear(Number(target.value))
              }
              sx={{
                display: 'block',
                minHeight: { xs: 44, md: 36 },
                px: 1,
                font: 'inherit',
                color: 'text.primary',
                backgroundColor: 'background.paper',
                fontSize: 14,
                border: '1px solid',
                borderColor: 'text.secondary',
                borderRadius: '6px',
              }}
            >
              {data.years.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      {isPending && <Loading />}
      {error && <Failure error={error} retry={refetch} />}
      {data && !error && <Overview money={data} />}
    </Box>
  );
}

function Overview({ money }: { money: MoneyOverview }) {
  const translate = useTranslate();
  return (
    <Box sx={columns}>
      <Queues queues={money.queues} />
      {isWithoutMoney(money) ? (
        <>
          <Quiet
            title={translate('settlement.money.empty')}
            lead={translate('settlement.money.emptyLead')}
          />
          <Receivables receivables={money.receivables} />
        </>
      ) : (
        <>
          <Totals money={money} />
          <Box sx={{ ...columns, gridTemplateColumns: two }}>
            <InAndOut money={money} />
            <DaysToPayout money={money} />
            <Receivables receivables={money.receivables} />
            <BankAgainstBooks money={money} />
          </Box>
        </>
      )}
    </Box>
  );
}

const isWithoutMoney = ({ years, months }: MoneyOverview) =>
  years.length === 1 &&
  months.every(
    ({ paidIn, paidOut, bank, taxOwed }) =>
      paidIn === '0' && paidOut === '0' && taxOwed === '0' && bank === null,
  );

/** In the shape of what comes. */
function Loading() {
  return (
    <Box sx={columns}>
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={96} />
      <Box sx={{ ...columns, gridTemplateColumns: two }}>
        {['in', 'owed', 'days', 'bank'].map((chart) => (
          <Skeleton key={chart} variant="rounded" height={280} />
        ))}
      </Box>
    </Box>
  );
}

/** Money in beside money out, and the amounts owed to the authorities, by month. */
function InAndOut({ money: { year, months } }: { money: MoneyOverview }) {
  const translate = useTranslate();
  const say = (key: string) => translate(`settlement.money.${key}`);
  return (
    <>
      <Part title={say('inAndOut')} lead={say('inAndOutLead')}>
        <MonthChart
          beside
          year={year}
          months={months.map(({ startsOn, paidIn, paidOut }) => ({
            startsOn: startsOn ?? '',
            sum: Number(paidIn),
            part: Number(paidOut),
          }))}
          names={{ sum: say('paidIn'), part: say('paidOut') }}
          caption={say('inAndOut')}
        />
      </Part>
      <Part title={say('owed')} lead={say('owedLead')}>
        <MonthChart
          year={year}
          months={months.map(({ startsOn, owed, taxOwed }) => ({
            startsOn: startsOn ?? '',
            sum: Number(owed),
            part: Number(taxOwed),
          }))}
          names={{ sum: say('owedSum'), part: say('tax'), rest: say('employerTax') }}
          caption={say('owed')}
        />
      </Part>
    </>
  );
}
