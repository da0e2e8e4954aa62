import { refusalText } from '#portal/app/errors/refusalText.ts';
import { Breakdown } from '#portal/ui/breakdown/Breakdown.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from '../InvoiceEditor.module.css';
import { useEditor } from './editor/useEditor.ts';
import { zeroTotals } from './editor/zeroTotals.ts';
import { LazyTaxedLines } from './travel/LazyTaxedLines.tsx';

/** The split of the amount, in the server's own figures. */
export function Totals() {
  const { t, language } = useMessages('invoicing/draft');
  const { saved, saveState, profile } = useEditor();
  const failed = saved?.calculationError;
  const freelanceType = saved?.freelanceProfile?.freelanceType ?? profile?.freelanceType;
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
