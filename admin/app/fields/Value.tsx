import { Box, Link } from '@mui/material';
import { Fragment } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import { enumNamed, itemText, storedText, useLabels } from '../catalogue/labels/labels.ts';
import { isRange } from '../catalogue/listedFields.ts';
import { holds, unitColumn, unitOf, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { monthText } from '../format/sinceText.ts';
import { decimalText, figureText, unitSign } from '../format/valueTexts.ts';
import type { Locale } from '../locale/locale.ts';
import { CompositeValue } from './CompositeValue.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FileValue } from './FileValue.tsx';
import { isEmptyValue } from './isEmptyValue.ts';
import { JsonValue } from './JsonValue.tsx';
import { Moment } from './Moment.tsx';
import { Money } from './Money.tsx';
import { RangeValue } from './RangeValue.tsx';
import { ReferenceValue } from './ReferenceValue.tsx';
import { SubjectValue } from './SubjectValue.tsx';
import { EnumValue, TextValue } from './TextValue.tsx';

interface Props {
  value: unknown;
  unit: string;
  /** The unit in words, for one that has no sign: hours, pieces. */
  label?: string;
  locale: Locale;
}

/** Values in words, which the browser's translator may put into another language. All others are names, numbers and codes. */
const inWords: ReadonlySet<FieldProps['field']['kind']> = new Set([
  ...(['boolean', 'composite', 'date', 'datetime', 'enum', 'json', 'longText'] as const),
]);

/**
 * A value of any column, rendered by its kind, in an element of its own that a translation tool may replace.
 */
export function Value(props: FieldProps) {
  const { field } = props;
  const isBlock = field.kind === 'longText' || field.kind === 'json';
  const isInWords = inWords.has(field.kind) && holds(field) !== 'names';
  return (
    <Box
      component={isBlock ? 'div' : 'span'}
      translate={isInWords ? undefined : 'no'}
      sx={{ display: 'contents' }}
    >
      <ValueOfKind {...props} />
    </Box>
  );
}

function ValueOfKind({ field, value }: FieldProps) {
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  const { locale } = labels;
  const unit = unitOf(catalogue, field, useRecordContext());
  if (isEmptyValue(value)) return <Absent />;
  if (field.isList && Array.isArray(value)) {
    return <>{value.map((one) => itemText(catalogue, labels, field, one)).join(', ')}</>;
  }
  if (holds(field) === 'row') return <SubjectValue field={field} value={value} />;
  if (unit) {
    const counted = unitColumn(catalogue, field)?.enumName;
    const label = counted ? labels.unit(enumNamed(catalogue, counted), unit, value) : undefined;
    return <FigureValue value={value} unit={unit} label={label} locale={locale} />;
  }
  switch (field.kind) {
    case 'money':
      return <Money minor={value} locale={locale} />;
    case 'percent':
      return <>{`${decimalText(value, locale)}\u00a0%`}</>;
    case 'decimal':
      return <>{decimalText(value, locale)}</>;
    case 'boolean':
      return <BooleanValue value={value === true} />;
    case 'date':
    case 'datetime':
      if (holds(field) === 'month') return <>{monthText(value, locale)}</>;
      return <Moment value={value} kind={field.kind} locale={locale} />;
    case 'time':
      return <>{String(value).slice(0, 5)}</>;
    case 'enum':
      return <EnumValue field={field} value={value} />;
    case 'composite':
      return <CompositeValue field={field} value={value} />;
    case 'file':
      return <FileValue field={field} value={value} />;
    case 'reference':
      return <ReferenceValue field={field} value={value} />;
    case 'json':
      return <JsonValue value={value} />;
    case 'email':
      return (
        <Link href={`mailto:${String(value)}`}>
          <MailAddress address={String(value)} />
        </Link>
      );
    case 'longText':
      return <Box sx={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}>{String(value)}</Box>;
    case 'text':
      return field.computed && /Path$/.test(field.name) ? (
        <PathValue value={value} />
      ) : (
        <TextValue field={field} value={value} />
      );
    default:
      if (isRange(field)) return <RangeValue field={field} value={value} />;
      return typeof value === 'object' ? (
        <JsonValue value={value} />
      ) : (
        (storedText(catalogue, labels, field, value) ?? String(value))
      );
  }
}

function Absent() {
  return (
    <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
      –
    </Box>
  );
}

/** Yes or no as a word; no is quiet, so that a column of them reads at a glance. */
function BooleanValue({ value }: { value: boolean }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: value ? 'text.primary' : 'text.secondary' }}>
      {translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}
    </Box>
  );
}

/** A computed address within the product, to be opened beside the console. */
function PathValue({ value }: { value: unknown }) {
  return (
    <Link href={String(value)} target="_blank" rel="noopener">
      {String(value).split('/').slice(-2).join('/').slice(0, 32)}
    </Link>
  );
}

/** A figure with the unit its row gives it: kroner as all money is set, per cent with its sign, hours in words. */
function FigureValue({ value, unit, label, locale }: Props) {
  const isWhole = /^-?\d+(\.0+)?$/.test(String(value));
  const figure =
    unit === 'MINOR' && isWhole ? (
      <Money minor={String(value).replace(/\.0+$/, '')} locale={locale} />
    ) : (
      figureText(value, unit, locale)
    );
  const sign = unitSign(unit) ?? label;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <span>{figure}</span>
      {sign && <span>{`\u00a0${sign}`}</span>}
    </Box>
  );
}

/** An address of e-mail. Where it is too long for its line it breaks after the @ and its dots. */
export function MailAddress({ address }: { address: string }) {
  const [first, ...rest] = useShownEmail(address).split(/(?<=[@.])/);
  let before = first ?? '';
  return (
    <span translate="no">
      <span>{first}</span>
      {rest.map((part) => {
        before += part;
        return (
          <Fragment key={before}>
            <wbr />
            <span>{part}</span>
          </Fragment>
        );
      })}
    </span>
  );
}
