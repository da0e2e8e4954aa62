import { refusalText } from '#portal/app/errors/refusalText.ts';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { Breakdown } from '#portal/ui/breakdown/Breakdown.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../InvoiceEditor.module.css';
import { useAwayAndBack } from './editor/useAwayAndBack.ts';
import { useEditor } from './editor/useEditor.ts';
import { zeroTotals } from './editor/zeroTotals.ts';
import { LazyTaxedLines } from './travel/LazyTaxedLines.tsx';

/** The split of the amount, in the server's own figures. */
export function Totals() {
  const { t, language } = useMessages('invoicing/draft');
  const { saved, saveState, profile, profiles } = useEditor();
  const failed = saved?.calculationError;
  const freelanceType = saved?.freelanceProfile?.freelanceType ?? profile?.freelanceType;
  if (profiles.length === 0) return <SumOnly />;
  return (
    <Card>
      {failed && (
        <p className={styles.problem} role="status">
          {refusalText({ code: failed, path: '' }, language)}
        </p>
      )}
      {!failed && !saved?.amount && <p className={styles.hint}>{t('write.totalsHint')}</p>}
      {saved?.lines.some((line) => line.taxFreeGaps.length > 0 || line.isTripMissing) && (
        <LazyTaxedLines lines={saved.lines} />
      )}
      <Breakdown
        amounts={{ ...(saved ?? zeroTotals), freelanceType: freelanceType ?? 'INDIVIDUAL' }}
        stale={saveState !== 'saved'}
      />
    </Card>
  );
}

/** The sum of the lines until a payee is chosen: the split depends on the payee, and zeros would be wrong. */
function SumOnly() {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  const { saved, saveState } = useEditor();
  const choosePayee = useAwayAndBack('invoicemore/freelance-profile-wizard');
  return (
    <Card>
      <p className={styles.sum} data-stale={saveState !== 'saved' || undefined}>
        <span>{words.field('invoices.amount').label}</span>
        <Money amount={saved?.amount ?? 0} size="hero" />
      </p>
      <p className={styles.hint}>{t('write.splitLater')}</p>
      {saved && (
        <OwnerOnly>
          <Button variant="light" onClick={() => void choosePayee()}>
            {t('write.choosePayee')}
          </Button>
        </OwnerOnly>
      )}
    </Card>
  );
}
