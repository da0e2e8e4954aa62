import { Box } from '@mui/material';

/** JSON, readable and never wider than its place. */
export function JsonValue({ value }: { value: unknown }) {
  return (
    <Box
      component="pre"
      // A box that scrolls must be reachable by keyboard.
      tabIndex={0}
      sx={{
        m: 0,
        p: 1,
        maxHeight: 240,
        overflow: 'auto',
        fontSize: 12,
        borderRadius: 1,
        backgroundColor: 'action.hover',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
