import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import {
  type BreakdownAmounts,
  BreakdownBar,
  breakdownParts,
  Swatch,
} from '#portal/ui/breakdown/BreakdownBar.tsx';
import { exampleAmounts, organizationAmounts } from '#portal/ui/breakdown/organizationAmounts.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Avatar } from '#portal/ui/layout/Avatar.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { Path, type PathStep } from '#portal/ui/path/Path.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from './Tour.module.css';

/** From nothing to money, in the order it goes. */
const tourSteps = ['profile', 'write', 'send', 'paid'] as const;

type TourStep = (typeof tourSteps)[number];

interface TourPictureProps {
  step: TourStep;
  accountType: 'PERSONAL' | 'TEAM';
}

const ACCOUNT = '1503 12 34567';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/**
 * Four pictures of how an invoice becomes money (the onboarding video of document A, section 2). They are
 * rendered by the real components, so they cannot show an outdated screen.
 */
export function TourDialog({ opened, onClose }: Props) {
  const { t } = useMessages('dashboard/tour');
  const { accountType } = useSignedIn().account;
  const [at, setAt] = useState(0);
  const step = tourSteps[at] ?? 'profile';
  const isLast = at === tourSteps.length - 1;
  return (
    <Popup opened={opened} onClose={onClose} title={t('title')} size="lg">
      <div className={styles.tour}>
        <TourPicture step={step} accountType={accountType} />
        <div className={styles.words} aria-live="polite">
          <p className={styles.count}>{t('count', { step: at + 1, count: tourSteps.length })}</p>
          <h3 className={styles.title}>{t(`${step}.title`)}</h3>
          <p className={styles.text}>{t([`${step}.text.${accountType}`, `${step}.text`])}</p>
        </div>
        <div className={styles.ways}>
          {at > 0 && (
            <Button variant="subtle" onClick={() => setAt(at - 1)}>
              {t('back')}
            </Button>
          )}
          <Button data-autofocus onClick={isLast ? onClose : () => setAt(at + 1)}>
            {t(isLast ? 'done' : 'next')}
          </Button>
        </div>
      </div>
    </Popup>
  );
}

/** A picture beside the words, for those who see it; nothing in it can be pressed. */
function TourPicture({ step, accountType }: TourPictureProps) {
  const { t } = useMessages('dashboard/tour');
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
  const { t } = useMessages('ui');
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
