import { useEffect } from 'react';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useFocusWhenLost } from '#portal/ui/states/useFocusWhenLost.ts';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Credit.module.css';

/** Reports that the invoice has been credited since it was read, and reads it again. */
export function Outdated({ readAgain }: { readAgain: () => Promise<void> }) {
  const { t } = useMessages('invoicing/credit');
  const ref = useFocusWhenLost<HTMLDivElement>();
  useEffect(() => {
    // On a phone the sums, above which this is shown, are far from the button that was pressed.
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref]);
  return (
    <div ref={ref} className={styles.outdated} role="alert" tabIndex={-1}>
      <p>{t('outdated.text')}</p>
      <Button size="sm" variant="light" onClick={() => void readAgain()}>
        {t('outdated.read')}
      </Button>
    </div>
  );
}
