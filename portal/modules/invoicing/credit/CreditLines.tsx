import { useTranslation } from 'react-i18next';
import type { FormState } from '#portal/app/forms/useDraftForm.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import styles from './Credit.module.css';
import type { CreditableInvoice, CreditableLine } from './CreditableInvoice.ts';
import { CreditLine, LineWords } from './CreditLine.tsx';
import type { LineChoice } from './useCredit.ts';
import type { CreditSums } from './useCreditSums.ts';

interface Props {
  invoice: CreditableInvoice;
  choices: readonly LineChoice[];
  form: FormState;
  sums: CreditSums;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  readAgain: () => Promise<void>;
}

/** The invoice's lines: the amount to credit of each, and those fully credited already. */
export function CreditLines({ invoice, choices, form, sums, choose, readAgain }: Props) {
  const { t } = useTranslation('invoicing/credit');
  const isAll = choices.every(({ isChosen }) => isChosen);
  return (
    <Card
      title={t('lines')}
      lead={t('linesLead')}
      actions={
        choices.length > 1 && (
          <Button
            size="small"
            variant="subtle"
            onClick={() =>
              choose(
                choices.map(({ line }) => line.id),
                !isAll,
              )
            }
          >
            {t(isAll ? 'none' : 'all')}
          </Button>
        )
      }
    >
      <ul className={styles.lines}>
        {invoice.lines.map((line) => {
          const choice = choices.find((one) => one.line.id === line.id);
          return (
            <li key={line.id} className={styles.line}>
              {choice ? (
                <CreditLine
                  choice={choice}
                  form={form}
                  amount={sums.credit?.lines.get(line.id)}
                  onChoose={(isChosen) => choose([line.id], isChosen)}
                  readAgain={readAgain}
                />
              ) : (
                <CreditedLine line={line} />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** A line of which nothing is left. */
function CreditedLine({ line }: { line: CreditableLine }) {
  const { t } = useTranslation('invoicing/credit');
  return (
    <div className={styles.removed}>
      <LineWords line={line} />
      <span className={styles.goneWord}>{t('gone')}</span>
    </div>
  );
}
