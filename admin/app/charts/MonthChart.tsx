import { Box, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MonthBars, type MonthBarsProps } from '#shared/charts/MonthBars.tsx';
import { tokens } from '#shared/tokens/tokens.ts';
import { Money } from '../fields/Money.tsx';
import { moneyParts } from '../format/moneyParts.ts';
import { useCurrentLocale } from '../locale/locale.ts';

interface Props extends MonthBarsProps {
  /** Amounts in minor units by default, else counts as of days. */
  of?: 'money' | 'counts';
}

const tags = { nb: 'nb-NO', en: 'en-GB' } as const;

/** Bars of two figures a month, in the colours of the console. */
export function MonthChart({ of = 'money', ...props }: Props) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const colours = tokens[useTheme().palette.mode];
  const money = (minor: number) => {
    const { whole, fraction } = moneyParts(minor, locale) ?? { whole: '', fraction: '' };
    return whole + fraction;
  };
  return (
    <Box
      sx={{
        '--h-edge': colours.edge,
        '--h-line': colours.line,
        '--h-muted': colours.muted,
        '--h-pine': colours.pine,
        '--h-part-vat': colours.partVat,
        '--h-part-yours': colours.partYours,
      }}
    >
      <MonthBars
        {...props}
        writing={{
          show: translate('chart.show'),
          month: translate('chart.month'),
          monthName: (startsOn, month) =>
            new Date(`${startsOn}T12:00:00`).toLocaleDateString(tags[locale], { month }),
          text: of === 'money' ? money : String,
          figure: (figure) => (of === 'money' ? <Money minor={figure} locale={locale} /> : figure),
          blank: '–',
        }}
      />
    </Box>
  );
}
