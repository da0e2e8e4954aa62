import { useEffect, useRef } from 'react';
import type { InputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { figureText, shiftPoint, unitSign } from '../format/valueTexts.ts';
import { useCurrentLocale } from '../locale/locale.ts';
import { readDecimal, unreadFigure } from './readFigures.ts';
import { WrittenInput } from './WrittenInput.tsx';

const placesOf = (unit: unknown) => (unit === 'MINOR' ? 2 : 0);

/**
 * A figure whose unit is chosen beside it: "5,30" is stored as 530 when it counts øre. Choosing the unit
 * later leaves the typed figure and changes the stored value.
 */
export function UnitInput({ unitSource, ...props }: InputProps & { unitSource: string }) {
  const locale = useCurrentLocale();
  const chosen: unknown = useWatch({ name: unitSource });
  const unit = typeof chosen === 'string' ? chosen : undefined;
  const { getValues, setValue } = useFormContext();
  const places = placesOf(unit);
  // The decimals of the unit it was typed in; null for a value that came with the row.
  const written = useRef<number | null>(null);
  useEffect(() => {
    const value: unknown = getValues(props.source);
    if (written.current === null || typeof value !== 'string') return;
    setValue(props.source, shiftPoint(value, places - written.current));
    written.current = places;
  }, [getValues, places, props.source, setValue]);
  return (
    <WrittenInput
      {...props}
      write={(value) => (value === null || value === '' ? '' : figureText(value, unit, locale))}
      read={(text) => {
        written.current = places;
        const decimal = readDecimal(text, unitSign(unit) === '%' ? { unit: 'percent' } : {});
        return decimal === undefined ? undefined : shiftPoint(decimal, places);
      }}
      unreadable={unreadFigure(locale)}
      unit={unitSign(unit)}
    />
  );
}
