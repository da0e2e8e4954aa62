import { Box } from '@mui/material';
import type { PointerEvent, ReactNode } from 'react';

/** The whole text for the pointer, where some of it is clipped. */
function showWhole({ currentTarget }: PointerEvent<HTMLElement>) {
  const isClipped = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isClipped ? (currentTarget.textContent ?? '') : '';
}

/**
 * A cell that must not push other columns off the page: clipped where it is long, whole when pointed at, and while its
 * row has the focus of the keyboard.
 */
export function Clipped({ children }: { children: ReactNode }) {
  return (
    <Box
      className="clipped"
      onPointerEnter={showWhole}
      sx={{
        maxWidth: 260,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '& *': { whiteSpace: 'inherit' },
        'tr:has(:focus-visible) &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      }}
    >
      {children}
    </Box>
  );
}
