import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { BreakdownBar } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { breakdownParts } from '#portal/ui/breakdown/breakdownParts.ts';
import { Money } from '#portal/ui/money/Money.tsx';
import { StepLoader } from '#portal/ui/steps/StepLoader.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../../InvoiceEditor.module.css';
import type { DraftAutosave } from '../saving/DraftAutosave.ts';
import { nothingYet } from './nothingYet.ts';
import { useEditor } from './useEditor.ts';
import { useSubmit } from './useSubmit.ts';

/** The submit button. On phones it stays at the bottom, with the live breakdown and the payout. */
export function SubmitBar({ autosave }: { autosave: DraftAutosave }) {
  const { t } = useTranslation('invoicing/draft');
  const words = useWords();
  const { saved, profile, profiles } = useEditor();
  const freelanceType = saved?.freelanceProfile?.freelanceType ?? profile?.freelanceType;
  const amounts = { ...(saved ?? nothingYet), freelanceType: freelanceType ?? 'INDIVIDUAL' };
  const [steps, submit] = useSubmit(autosave, profiles.length > 0);
  return (
    <div className={styles.submit} data-bottom="action">
      <span className={styles.miniBar}>
        <BreakdownBar parts={breakdownParts(amounts)} />
      </span>
      <span className={styles.mini}>
        <span>{t('ui:breakdown.yours')}</span>
        <Money amount={amounts.payoutAmount} size="large" />
      </span>
      <OwnerOnly>
        <Button
          size="lg"
          leftSection={<IconSend size={20} stroke={1.75} />}
          onClick={() => void submit()}
          disabled={steps !== null}
        >
          {words.action('submitInvoice').submit}
        </Button>
      </OwnerOnly>
      <StepLoader
        title={t('write.submitting')}
        steps={[t('write.step.save'), t('write.step.check'), t('write.step.send')]}
        state={steps}
      />
    </div>
  );
}
