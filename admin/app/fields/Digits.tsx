import { Box } from '@mui/material';

/** A long number in groups. The gaps are styling and not characters, so that a copied number is bare. */
export function Digits({ groups }: { groups: string[] }) {
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        '& > * + *': { ml: '0.28em' },
      }}
    >
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may hold the same digits.
        <span key={place}>{group}</span>
      ))}
    </Box>
  );
}
