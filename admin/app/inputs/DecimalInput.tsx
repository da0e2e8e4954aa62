import type { InputProps } from 'react-admin';
import { decimalText } from '../format/valueTexts.ts';
import { useCurrentLocale } from '../locale/locale.ts';
import { readDecimal, unreadFigure } from './readFigures.ts';
import { WrittenInput } from './WrittenInput.tsx';

/** A decimal number, with comma or point, stored as the API's exact string. */
export function DecimalInput({ unit, ...props }: InputProps & { unit?: string }) {
  const locale = useCurrentLocale();
  const write = (value: unknown) =>
    value === null || value === '' ? '' : decimalText(value, locale);
  return (
    <WrittenInput
      {...props}
      write={write}
      read={(text) => readDecimal(text, unit === '%' ? { unit: 'percent' } : {})}
      unreadable={unreadFigure(locale)}
      unit={unit}
    />
  );
}
