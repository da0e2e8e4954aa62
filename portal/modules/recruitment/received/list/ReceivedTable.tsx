import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import listStyles from '#portal/ui/list/List.module.css';
import { SortHead } from '#portal/ui/list/SortHead.tsx';
import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { applicantName } from '../applicantName.ts';
import { RECEIVED } from '../places.ts';
import type { Received } from '../receivedQuery.ts';
import styles from './List.module.css';

interface Props {
  rows: readonly Received[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  order: { sort: string; onSort: (sort: string) => void };
  isBusy: boolean;
}

/** A table of applications: columns on wide windows, cards on narrow ones. */
export function ReceivedTable({ rows, chosen, onChoose, order, isBusy }: Props) {
  const { t } = useMessages('recruitment/received');
  const words = useWords();
  const all = rows.every(({ id }) => chosen.has(id));
  const field = (name: string) => words.field(`job_applications.${name}`).short;
  return (
    <table className={`${listStyles.table} ${styles.table}`} aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col" className={styles.box}>
            <Box
              label={t('chooseAll')}
              checked={all}
              onChange={(on) => onChoose(new Set(on ? rows.map(({ id }) => id) : []))}
            />
          </th>
          <SortHead name="NAME" label={field('name')} {...order} />
          <th scope="col">{words.noun('jobs').one}</th>
          <th scope="col">{field('status')}</th>
          <SortHead name="SUBMITTED_AT" label={field('submittedAt')} {...order} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            checked={chosen.has(row.id)}
            onCheck={(on) => {
              const next = new Set(chosen);
              if (on) next.add(row.id);
              else next.delete(row.id);
              onChoose(next);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: Received;
  checked: boolean;
  onCheck: (on: boolean) => void;
}

function Row({ row, checked, onCheck }: RowProps) {
  const { t } = useMessages('recruitment/received');
  const words = useWords();
  const href = useHref();
  const name = applicantName(row);
  return (
    <tr className={`${listStyles.row} ${styles.row}`} data-chosen={checked || undefined}>
      <td className={styles.box}>
        <Box label={t('choose', { name })} checked={checked} onChange={onCheck} />
      </td>
      <td className={`${listStyles.client} ${styles.name}`}>
        <AppLink className={listStyles.link} href={href(`${RECEIVED}/${row.id}`)}>
          <Clipped text={name} />
        </AppLink>
      </td>
      <td className={listStyles.more}>
        <Clipped text={row.job.title} />
      </td>
      <td className={listStyles.status}>
        <StateBadge outcome={row.outcome}>
          {words.value('JobApplicationStatus', row.status).label}
        </StateBadge>
      </td>
      <td className={listStyles.date}>{row.submittedAt && <When value={row.submittedAt} />}</td>
    </tr>
  );
}

interface BoxProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function Box({ label, checked, onChange }: BoxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
