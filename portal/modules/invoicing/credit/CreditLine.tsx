import { useTranslation } from 'react-i18next';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import type { FormState } from '#portal/app/forms/useDraftForm.ts';
import { useFieldError } from '#portal/app/forms/useFieldError.ts';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { CheckLine } from '#portal/ui/controls/CheckLine.tsx';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { formatDecimal, moneyText } from '#portal/ui/money/formatMoney.ts';
import { Money } from '#portal/ui/money/Money.tsx';
import { quantityRules } from '#portal/ui/money/parseMoney.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { lineName, linePrice, lineRoute, showQuantity } from '../lineTexts.ts';
import { workPeriod } from '../workPeriod.ts';
import styles from './Credit.module.css';
import type { CreditableLine } from './CreditableInvoice.ts';
import { Outdated } from './Outdated.tsx';
import { type LineChoice, quantityField } from './useCredit.ts';

interface Props {
  choice: LineChoice;
  form: FormState;
  /** The amount to credit on this line, in minor units; undefined until it is known. */
  amount: number | undefined;
  onChoose: (isChosen: boolean) => void;
  readAgain: () => Promise<void>;
}

const tooMuch = { code: 'LINE_MISMATCH', path: 'lines.quantity' };

/** A line that can be credited: all that is left of it, a part, or nothing. */
export function CreditLine({
  choice: { line, isChosen, text, read },
  form,
  amount,
  onChoose,
  readAgain,
}: Props) {
  const { t, i18n } = useTranslation(['invoicing/credit', 'invoicing/public', 'errors']);
  const words = useWords();
  const name = quantityField(line.id);
  const { label } = words.field('create_credit_note.quantity');
  const refused = useFieldError(form, name, label, 'lines.quantity');
  // A quantity that is too large can be reported while it is typed; other errors may be unfinished numbers.
  const isTooMuch = 'code' in read && read.code === tooMuch.code;
  const show = (quantity: string | null) => showQuantity({ ...line, quantity }, t, i18n.language);
  const figure = useTypedFigure({
    rules: quantityRules,
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
                figure.reason ??
                refused ??
                (isTooMuch && refusalText(tooMuch, i18n.language, label))
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
export function LineWords({ line }: { line: CreditableLine }) {
  const { t, i18n } = useTranslation('invoicing/public');
  const kind = useWords().value('LineType', line.lineType).label;
  const price = linePrice(line);
  const count =
    price !== null &&
    `${showQuantity(line, t, i18n.language)} × ${moneyText(price, i18n.language)}`;
  const rest = [
    lineName(line, i18n.language) && kind,
    lineRoute(line),
    line.workReport && workPeriod(line.workReport, i18n.language),
    count,
    line.vatRate && t('vatRate', { rate: formatDecimal(line.vatRate, i18n.language) }),
  ];
  return (
    <span className={styles.words}>
      <span className={styles.name}>{lineName(line, i18n.language) ?? kind}</span>
      <span className={styles.small}>{rest.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
