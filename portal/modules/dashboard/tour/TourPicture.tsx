import { IconBuildingBank } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BreakdownBar } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { type BreakdownAmounts, breakdownParts } from '#portal/ui/breakdown/breakdownParts.ts';
import { exampleAmounts, organizationAmounts } from '#portal/ui/breakdown/organizationAmounts.ts';
import { Swatch } from '#portal/ui/breakdown/Swatch.tsx';
import { Avatar } from '#portal/ui/layout/Avatar.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { Path, type PathStep } from '#portal/ui/path/Path.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Tour.module.css';

/** From nothing to money, in the order it goes. */
export const tourSteps = ['profile', 'write', 'send', 'paid'] as const;

type TourStep = (typeof tourSteps)[number];

interface Props {
  step: TourStep;
  accountType: 'PERSONAL' | 'TEAM';
}

const ACCOUNT = '1503 12 34567';

/** A picture beside the words, for those who see it; nothing in it can be pressed. */
export function TourPicture({ step, accountType }: Props) {
  const { t } = useTranslation('dashboard/tour');
  const amounts = accountType === 'TEAM' ? organizationAmounts : exampleAmounts;
  const name = t(`profile.name.${accountType}`);
  const words = useWords();
  const stop = (status: string, state: PathStep['state']) => ({
    name: status,
    title: words.value('InvoiceStatus', status).label,
    state,
  });
  const pictures = {
    profile: () => (
      <div className={styles.paper}>
        <Avatar name={name} src={null} />
        <span className={styles.name}>{name}</span>
        <span className={styles.account}>
          <IconBuildingBank size={18} stroke={1.5} /> {ACCOUNT}
        </span>
      </div>
    ),
    write: () => <TourBill amounts={amounts} />,
    send: () => (
      <Path
        label={t('path')}
        steps={[
          stop('SUBMITTED', 'done'),
          stop('APPROVED', 'done'),
          stop('PUBLISHED', 'now'),
          stop('RESOLVED', 'next'),
        ]}
      />
    ),
    paid: () => (
      <div className={styles.paper}>
        <span className={styles.account}>
          <IconBuildingBank size={18} stroke={1.5} /> {ACCOUNT}
        </span>
        <span className={styles.sum}>
          + <Money amount={amounts.payoutAmount} size="hero" />
        </span>
      </div>
    ),
  };
  return (
    <div className={styles.picture} aria-hidden="true" inert>
      {pictures[step]()}
    </div>
  );
}

/** The split of an invoice amount, without explanations: short enough to read at a glance. */
function TourBill({ amounts }: { amounts: BreakdownAmounts }) {
  const { t } = useTranslation('ui');
  const parts = breakdownParts(amounts);
  return (
    <div>
      <BreakdownBar parts={parts} />
      <ul className={styles.bill}>
        {parts.map(({ name, amount }) => (
          <li key={name}>
            <Swatch part={name} />
            <span className={styles.part}>{t(`breakdown.part.${name}`)}</span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
