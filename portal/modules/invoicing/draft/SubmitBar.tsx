import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '../../../app/impersonation/OwnerOnly.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { StepLoader } from '../../../ui/steps/StepLoader.tsx';
import styles from './Desk.module.css';
import type { DraftKeeper } from './DraftKeeper.ts';
import { useDesk } from './useDesk.ts';
import { useSubmit } from './useSubmit.ts';

/** Send in. On phones it stays under the thumb, with what one gets beside it. */
export function SubmitBar({ keeper }: { keeper: DraftKeeper }) {
  const { t } = useTranslation('invoicing');
  const { saved } = useDesk();
  const [steps, submit] = useSubmit(keeper);
  return (
    <div className={styles.submit} data-bottom="action">
      <span className={styles.mini}>
        {t('ui:breakdown.yours')}
        <Money amount={saved?.payoutAmount ?? 0} size="large" />
      </span>
      <OwnerOnly>
        <Button
          size="lg"
          leftSection={<IconSend size={20} stroke={1.75} />}
          onClick={() => void submit()}
          disabled={steps !== null}
        >
          {t('write.submit')}
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
