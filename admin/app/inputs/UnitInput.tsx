import { useEffect, useRef } from 'react';
import type { InputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { figureText } from '../format/figureText.ts';
import { shiftPoint } from '../format/shiftPoint.ts';
import { unitSign } from '../format/unitSign.ts';
import { useCurrentLocale } from '../locale/useCurrentLocale.ts';
import { readDecimal } from './readDecimal.ts';
import { unreadFigure } from './unreadFigure.ts';
import { WrittenInput } from './WrittenInput.tsx';

const placesOf = (unit: unknown) => (unit === 'MINOR' ? 2 : 0);

/**
 * A figure whose unit is chosen beside it: "5,30" is kept as 530 where it counts øre. What is
 * written stays what it is when the unit is chosen afterwards.
 */
export function UnitInput({ unitSource, ...props }: InputProps & { unitSource: string }) {
  const locale = useCurrentLocale();
  const chosen: unknown = useWatch({ name: unitSource });
  const unit = typeof chosen === 'string' ? chosen : undefined;
  const { getValues, setValue } = useFormContext();
  const places = placesOf(unit);
  // In which unit it was written; null for what the row brought along.
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
