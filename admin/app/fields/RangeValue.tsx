import { useTranslate } from 'react-admin';
import { useLabels } from '../catalogue/labels/labels.ts';
import { momentText } from '../format/sinceText.ts';
import { shiftDay } from '../format/valueTexts.ts';
import type { FieldProps } from './FieldProps.ts';

interface Bound {
  value: string;
  inclusive: boolean;
}

function bound(value: unknown, end: 'start' | 'end'): Bound | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, end);
  return typeof found === 'object' && found !== null ? (found as Bound) : null;
}

/** The last day that belongs to a range whose end is the first day that does not. */
function lastDay({ value, inclusive }: Bound): string {
  return inclusive ? value : shiftDay(value, -1);
}

/** A range of days or instants. Open ends are written as words. */
export function RangeValue({ value }: FieldProps) {
  const translate = useTranslate();
  const { locale } = useLabels();
  if (typeof value === 'string') return <>{value}</>;
  const text = (of: string) => momentText(of, of.length > 10 ? 'datetime' : 'date', locale);
  const start = bound(value, 'start');
  const end = bound(value, 'end');
  if (start && end) return <>{`${text(start.value)} – ${text(lastDay(end))}`}</>;
  if (start) return <>{`${translate('list.from')} ${text(start.value)}`}</>;
  return <>{end ? `${translate('list.to')} ${text(lastDay(end))}` : translate('list.all')}</>;
}
