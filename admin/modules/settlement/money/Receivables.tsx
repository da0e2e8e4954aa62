import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Money } from '#admin/app/fields/Money.tsx';
import { shiftDay } from '#admin/app/format/valueTexts.ts';
import { useCurrentLocale } from '#admin/app/locale/locale.ts';
import { listPath } from './listPath.ts';
import type { MoneyAge } from './moneyQuery.ts';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

/** Receivables by age; each row links to its invoices. */
export function Receivables({ receivables }: { receivables: readonly MoneyAge[] }) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const say = (key: string, values = {}) => translate(`settlement.money.${key}`, values);
  const name = ({ daysFrom, daysTo }: MoneyAge) => {
    if (daysFrom === null) return say('notDue');
    return daysTo === null
      ? say('ageOver', { days: daysFrom - 1 })
      : say('ageRange', { first: daysFrom, last: daysTo });
  };
  const sum = receivables.reduce((all, { amount }) => all + Number(amount), 0);
  const count = receivables.reduce((all, { invoiceCount }) => all + invoiceCount, 0);
  const rows = receivables.map((age) => ({
    key: name(age),
    cells: [
      <Link
        key="age"
        component={RouterLink}
        to={listPath('invoices', { status: 'PUBLISHED', dueOn: dueRange(age, new Date()) })}
      >
        {name(age)}
      </Link>,
      age.invoiceCount,
      <Money key="amount" minor={age.amount} locale={locale} />,
    ],
  }));
  const all = {
    key: 'sum',
    cells: [say('sum'), count, <Money key="sum" minor={sum} locale={locale} />],
  };
  return (
    <Part title={say('receivables')} lead={say('receivablesLead')}>
      <Table
        caption={say('receivables')}
        isCaptionHidden
        columns={[say('age'), say('invoices'), say('amount')]}
        rows={[...rows, all]}
      />
    </Part>
  );
}

/** The due days of an age as a list filters them, by today in Norway as the database counts. */
export function dueRange(
  { daysFrom, daysTo }: Pick<MoneyAge, 'daysFrom' | 'daysTo'>,
  now: Date,
): { from?: string; to?: string } {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return {
    ...(daysTo === null ? {} : { from: shiftDay(today, -daysTo) }),
    ...(daysFrom === null ? {} : { to: shiftDay(today, -daysFrom) }),
  };
}
