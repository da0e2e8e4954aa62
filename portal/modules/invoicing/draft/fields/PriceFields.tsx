import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../Fields.module.css';
import { lineUnit, priceWord, quantityWord } from '../lines/LineDraft.ts';
import { useLine } from '../lines/useLine.ts';
import { vatChoices } from '../lines/vatChoices.ts';
import { isUsuallyPriced } from '../lines/withReport.ts';
import { figureRulesOf } from '../refusals/unreadableNumbers.ts';
import { useDraftField } from '../useDraftField.ts';

interface Props {
  name:
    | 'description'
    | 'quantity'
    | 'unitPrice'
    | 'dietTaxableUnitPrice'
    | 'dietNonTaxableUnitPrice';
  label?: string;
  suffix?: string;
}

/**
 * Quantity, price and VAT. The sum comes from the server. While quantity and VAT have their usual values, a
 * line is shown as "6 hours × 950"; the fields open when the user edits the values or they were refused.
 */
export function PriceFields() {
  const { t, language } = useMessages(['invoicing/draft', 'invoicing/public']);
  const words = useWords();
  const field = useDraftField();
  const { line, rates, errorAt } = useLine();
  const [open, setOpen] = useState(() => !isUsuallyPriced(line, rates, language));
  const vatError = errorAt('vatRate', field('vatRate').label);
  const isRefused = vatError !== undefined || errorAt('quantity', '') !== undefined;
  useEffect(() => {
    // It stays open while it is corrected.
    if (isRefused) setOpen(true);
  }, [isRefused]);
  const isOpen = open || isRefused;
  const inParts = line.rule.tax === 'TAXABLE_PART';
  const unit = t(`invoicing/public:unit.${lineUnit(line, language)}`, {
    count: Number(parseDecimal(line.quantity) ?? 0),
  });
  const isCounted = line.workReport !== null;
  const rate = rates && line.vatRate ? formatDecimal(line.vatRate, language) : null;
  return (
    <>
      <div className={inParts ? styles.four : isOpen ? styles.price : styles.times}>
        {isOpen || !isCounted ? (
          <LineText name="quantity" label={quantityWord(line.rule, words)} suffix={unit} />
        ) : (
          <span className={styles.counted}>{`${line.quantity} ${unit} ×`.trim()}</span>
        )}
        {inParts ? (
          <>
            <LineText name="dietTaxableUnitPrice" suffix="kr" />
            <LineText name="dietNonTaxableUnitPrice" suffix="kr" />
          </>
        ) : (
          <LineText name="unitPrice" label={priceWord(line.rule, t)} suffix="kr" />
        )}
        {isOpen && <VatField />}
      </div>
      {!isOpen && (isCounted || rates) && (
        <p className={styles.rate}>
          {rate !== null && <span>{`${t('write.withVat', { rate })} `}</span>}
          <PlainButton
            className={styles.useRate}
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            {t(isCounted ? 'write.changeQuantity' : 'write.changeVat')}
          </PlainButton>
        </p>
      )}
    </>
  );
}

/**
 * A text or number of a line. How a number was understood, or that it is invalid, is shown when the field
 * loses focus.
 */
export function LineText({ name, label, suffix }: Props) {
  const { t } = useMessages('invoicing/draft');
  const field = useDraftField();
  const { line, at, edit, errorAt } = useLine();
  const title = label ?? field(name).label;
  const figure = useTypedFigure({
    rules: figureRulesOf(name),
    path: name,
    label: title,
    text: line[name],
    onChange: (text) => edit({ [name]: text }, name),
  });
  const error = figure.reason ?? errorAt(name, title);
  if (name === 'description') {
    return (
      // Long texts are read in full; a line of an invoice has no paragraphs.
      <Textarea
        label={title}
        data-path={`lines.${at}.${name}`}
        value={line[name]}
        onChange={({ currentTarget: { value } }) =>
          edit({ [name]: value.replace(/\s*\n\s*/g, ' ') }, name)
        }
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        minRows={1}
        styles={{ input: { minHeight: 'var(--input-height)' } }}
        placeholder={t([`line.example.${line.rule.lineType}`, 'line.example.other'])}
        error={errorAt(name, title)}
      />
    );
  }
  return (
    <TextInput
      label={title}
      data-path={`lines.${at}.${name}`}
      value={line[name]}
      onChange={(event) => edit({ [name]: event.currentTarget.value }, name)}
      onFocus={figure.onFocus}
      onBlur={figure.onBlur}
      error={error}
      inputMode="decimal"
      styles={{ input: { fontFeatureSettings: '"tnum"' } }}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 56 } : {})}
    />
  );
}

/** The VAT of a line, of the rates that its seller may charge. */
export function VatField() {
  const label = useDraftField()('vatRate').label;
  const { line, at, rates, edit, errorAt } = useLine();
  if (!rates) return null;
  const choices = vatChoices(rates);
  // A rate that may not be charged is shown as it is, and refused, rather than changed unseen.
  const shown = choices.includes(line.vatRate) ? choices : [line.vatRate, ...choices];
  return (
    <NativeSelect
      label={label}
      data-path={`lines.${at}.vatRate`}
      value={line.vatRate}
      data={shown.map((value) => ({ value, label: value && `${value} %` }))}
      onChange={(event) => edit({ vatRate: event.currentTarget.value }, 'vatRate')}
      error={errorAt('vatRate', label)}
    />
  );
}
