import { Box } from '@mui/material';

/** A key of the keyboard, as it is printed on it. */
export function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: '5px',
        fontFamily: 'inherit',
        fontSize: 11,
        lineHeight: '16px',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '4px',
        color: 'text.secondary',
        backgroundColor: 'background.default',
      }}
    >
      {name}
    </Box>
  );
}
