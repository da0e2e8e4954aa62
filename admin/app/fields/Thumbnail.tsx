import { Box } from '@mui/material';
import { useState } from 'react';

interface Props {
  /** A signed link to a small picture, which only pictures have. */
  path: unknown;
  /** As one looks at it, or as a mark beside a name. */
  size: 'whole' | 'mark';
}

const sizes = {
  whole: { maxWidth: '100%', maxHeight: 280, alignSelf: 'flex-start' },
  mark: { width: 40, height: 40, objectFit: 'cover', flexShrink: 0 },
} as const;

/** A picture's small form; nothing where there is none, or where its link no longer holds. */
export function Thumbnail({ path, size }: Props) {
  const [broken, setBroken] = useState<unknown>(null);
  if (typeof path !== 'string' || path === broken) return null;
  return (
    <Box
      component="img"
      src={path}
      alt=""
      loading="lazy"
      onError={() => setBroken(path)}
      sx={{ ...sizes[size], borderRadius: 1 }}
    />
  );
}
