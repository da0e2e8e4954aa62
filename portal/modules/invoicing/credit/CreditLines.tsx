import { refusalText } from '#portal/app/errors/refusalText.ts';
import { type FormState, useFieldError } from '#portal/app/forms/DraftForm.tsx';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { CheckLine, TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { formatDecimal, Money, moneyText } from '#portal/ui/money/Money.tsx';
import { quantityRules } from '#portal/ui/money/parseMoney.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { lineName, linePrice, lineRoute, showQuantity } from '../lineTexts.ts';
import { workPeriod } from '../workPeriod.ts';
import styles from './Credit.module.css';
import type { CreditableInvoice, CreditableLine } from './CreditableInvoice.ts';
import { Outdated } from './Outdated.tsx';
import { type LineChoice, quantityField } from './useCredit.ts';
import type { CreditSums } from './useCreditSums.ts';

interface CreditLineProps {
  choice: LineChoice;
  form: FormState;
  /** The amount to credit on this line, in minor units; undefined until it is known. */
  amount: number | undefined;
  onChoose: (isChosen: boolean) => void;
  readAgain: () => Promise<void>;
}

const tooMuch = { code: 'LINE_MISMATCH', path: 'lines.quantity' };

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
  const { t } = useMessages('invoicing/credit');
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
  const { t } = useMessages('invoicing/credit');
  return (
    <div className={styles.removed}>
      <LineWords line={line} />
      <span className={styles.goneWord}>{t('gone')}</span>
    </div>
  );
}

/** A line that can be credited: all that is left of it, a part, or nothing. */
function CreditLine({
  choice: { line, isChosen, text, read },
  form,
  amount,
  onChoose,
  readAgain,
}: CreditLineProps) {
  const { t, language } = useMessages(['invoicing/credit', 'invoicing/public', 'errors']);
  const words = useWords();
  const name = quantityField(line.id);
  const { label } = words.field('create_credit_note.quantity');
  const refused = useFieldError(form, name, label, 'lines.quantity');
  // A quantity that is too large can be reported while it is typed; other errors may be unfinished numbers.
  const isTooMuch = 'code' in read && read.code === tooMuch.code;
  const show = (quantity: string | null) => showQuantity({ ...line, quantity }, t, language);
  const figure = useTypedFigure({
    rules: quantityRules,
    path: 'lines.quantity',
    label,
    text,
    onChange: (written) => form.set(name, written),
  });
  const isWhole = Number(line.remainingQuantity) === Number(line.quantity);
  return (
    <>
      <div className={styles.what}>
        <CheckLine
          name={`with.${line.id}`}
          checked={isChosen}
          onChange={onChoose}
          label={<LineWords line={line} />}
        />
      </div>
      {isChosen && (
        <>
          <div className={styles.quantity}>
            <TextLine
              label={label}
              description={
                isWhole
                  ? t('ofWhole', { quantity: show(line.quantity) })
                  : t('ofRest', {
                      remaining: show(line.remainingQuantity),
                      quantity: show(line.quantity),
                    })
              }
              isBelow
              name={name}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              end={t(`invoicing/public:unit.${line.unit}`, { count: 2 })}
              onChange={(written) => form.set(name, written)}
              onFocus={figure.onFocus}
              onBlur={figure.onBlur}
              error={
                figure.reason ?? refused ?? (isTooMuch && refusalText(tooMuch, language, label))
              }
            />
          </div>
          <p className={styles.amount}>
            {'quantity' in read ? amount === undefined ? '…' : <Money amount={amount} bare /> : '–'}
          </p>
        </>
      )}
      {form.errors[name]?.code === tooMuch.code && !isTooMuch && <Outdated readAgain={readAgain} />}
    </>
  );
}

/** The description of a line, as on the invoice. */
function LineWords({ line }: { line: CreditableLine }) {
  const { t, language } = useMessages('invoicing/public');
  const kind = useWords().value('LineType', line.lineType).label;
  const price = linePrice(line);
  const count =
    price !== null && `${showQuantity(line, t, language)} × ${marked(moneyText(price, language))}`;
  const rest = [
    lineName(line, language) && kind,
    lineRoute(line),
    line.workReport && workPeriod(line.workReport, language),
    count,
    line.vatRate && t('vatRate', { rate: formatDecimal(line.vatRate, language) }),
  ];
  return (
    <span className={styles.words}>
      <span className={styles.name}>{lineName(line, language) ?? kind}</span>
      <span className={styles.small}>{withVerbatim(rest.filter(Boolean).join(' · '))}</span>
    </span>
  );
}
