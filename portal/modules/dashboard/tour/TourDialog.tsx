import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import styles from './Tour.module.css';
import { TourPicture, tourSteps } from './TourPicture.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/**
 * Four pictures of how an invoice becomes money (the onboarding video of document A, section 2). They are
 * rendered by the real components, so they cannot show an outdated screen.
 */
export function TourDialog({ opened, onClose }: Props) {
  const { t } = useTranslation('dashboard/tour');
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
