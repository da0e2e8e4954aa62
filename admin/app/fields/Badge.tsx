import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { tokens } from '#shared/tokens/tokens.ts';
import type { Tone } from '../catalogue/toneOf.ts';

/** A state as a small pill; the dot and the word carry it, the colour only helps. */
export function Badge({ tone, label }: { tone: Tone; label: string }) {
  const t = tokens[useTheme().palette.mode];
  const [text, ground] = {
    neutral: [t.muted, t.sunken],
    pine: [t.pine, t.moss],
    amber: [t.amber, t.amberSoft],
    rust: [t.rust, t.rustSoft],
    fjord: [t.fjord, t.fjordSoft],
  }[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        padding: '1px 9px 1px 8px',
        borderRadius: '10px',
        fontSize: 12,
        lineHeight: '18px',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        color: text,
        backgroundColor: ground,
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: '3px',
          backgroundColor: 'currentColor',
        },
      }}
    >
      {label}
    </Box>
  );
}
