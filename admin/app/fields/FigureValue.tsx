import { Box } from '@mui/material';
import { figureText } from '../format/figureText.ts';
import { unitSign } from '../format/unitSign.ts';
import type { Locale } from '../locale/locale.ts';
import { Money } from './Money.tsx';

interface Props {
  value: unknown;
  unit: string;
  /** The unit in words, for one that has no sign: hours, pieces. */
  label?: string;
  locale: Locale;
}

/** A figure with the unit its row gives it: kroner as all money is set, per cent with its sign, hours in words. */
export function FigureValue({ value, unit, label, locale }: Props) {
  const isWhole = /^-?\d+(\.0+)?$/.test(String(value));
  const figure =
    unit === 'MINOR' && isWhole ? (
      <Money minor={String(value).replace(/\.0+$/, '')} locale={locale} />
    ) : (
      figureText(value, unit, locale)
    );
  const sign = unitSign(unit) ?? label?.toLowerCase();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <span>{figure}</span>
      {sign && <span>{`\u00a0${sign}`}</span>}
    </Box>
  );
}
