import { Box } from '@mui/material';
import { moneyParts } from '../format/moneyParts.ts';
import type { Locale } from '../locale/locale.ts';

/** An amount in tabular figures, øre set smaller. */
export function Money({ minor, locale }: { minor: unknown; locale: Locale }) {
  const parts = moneyParts(minor, locale);
  if (parts === null) return <>{String(minor)}</>;
  return (
    <Box
      component="span"
      translate="no"
      sx={{ whiteSpace: 'nowrap', fontFeatureSettings: '"tnum"' }}
    >
      <span>{parts.whole}</span>
      <Box component="span" sx={{ fontSize: '0.82em', lineHeight: 1 }}>
        {parts.fraction}
      </Box>
    </Box>
  );
}
