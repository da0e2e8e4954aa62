import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { CatalogueEnum } from '#plugins/core/catalogue/catalogue.ts';
import { tokens } from '#shared/tokens/tokens.ts';
import { tagOf } from '../catalogue/useConsoleModel.ts';

/** The five tones of a badge. */
export type Tone = 'neutral' | 'pine' | 'amber' | 'rust' | 'fjord';

const tones: readonly Tone[] = ['neutral', 'pine', 'amber', 'rust', 'fjord'];

// Amber is reserved for rows that wait for the operator who reads them.
const byOutcome: Record<string, Tone> = {
  MEMBERS: 'neutral',
  OPERATORS: 'amber',
  OTHERS: 'fjord',
  GOOD_END: 'pine',
  BAD_END: 'rust',
};

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

/** A value's tone: the enum's tag `@tone.<VALUE>`, else what the state means for people. */
export function toneOf(of: CatalogueEnum | undefined, value: string): Tone {
  const tagged = of && tagOf(of, `tone.${value}`);
  const known = tones.find((tone) => tone === tagged);
  return known ?? byOutcome[of?.outcomes[value] ?? ''] ?? 'neutral';
}
