import { Box, ButtonBase } from '@mui/material';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useSidebarState, useStore } from 'react-admin';
import { useLabels } from '../catalogue/labels/labels.ts';

/** The links of one section, under a heading that folds them away; what is folded is remembered. */
export function MenuSection({ name, children }: { name: string; children: ReactNode }) {
  const labels = useLabels();
  const [isOpen] = useSidebarState();
  const [folded, fold] = useStore<string[]>('menu.folded', []);
  const isFolded = isOpen && folded.includes(name);
  const id = useId();
  const toggle = () => fold(isFolded ? folded.filter((one) => one !== name) : [...folded, name]);
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      {isOpen && (
        <Box component="h2" sx={{ m: 0 }}>
          <ButtonBase
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : id}
            onClick={toggle}
            sx={{
              width: '100%',
              justifyContent: 'space-between',
              px: 1,
              minHeight: { xs: 44, md: 28 },
              borderRadius: '6px',
              fontFamily: 'inherit',
              fontSize: 12,
              fontWeight: 500,
              color: 'text.secondary',
              '& svg': {
                transition: 'transform 120ms',
                transform: isFolded ? 'rotate(-90deg)' : 'none',
              },
            }}
          >
            {labels.section(name)}
            <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
          </ButtonBase>
        </Box>
      )}
      {!isFolded && <div id={id}>{children}</div>}
    </Box>
  );
}
