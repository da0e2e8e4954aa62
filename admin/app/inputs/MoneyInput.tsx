import type { InputProps } from 'react-admin';
import { moneyParts } from '../format/moneyParts.ts';
import { useCurrentLocale } from '../locale/locale.ts';
import { readMinor, unreadFigure } from './readFigures.ts';
import { WrittenInput } from './WrittenInput.tsx';

/** An amount typed in kroner, stored in minor units. */
export function MoneyInput(props: InputProps) {
  const locale = useCurrentLocale();
  const write = (value: unknown) => {
    const parts = moneyParts(value, locale);
    return parts ? parts.whole + parts.fraction : String(value ?? '');
  };
  return (
    <WrittenInput
      {...props}
      write={write}
      read={readMinor}
      unreadable={unreadFigure(locale)}
      unit="kr"
    />
  );
}
