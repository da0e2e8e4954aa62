import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useTranslate } from 'react-admin';

interface QuietProps {
  title: string;
  lead?: string;
  children?: ReactNode;
  role?: 'alert';
}

interface Props {
  error: unknown;
  retry: () => void;
}

/** Whether a row was asked for that does not exist, or that the operator may not see: asking again is of no use. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

/** Shown when something could not be read: the reason, and a button to retry. */
export function Failure({ error, retry }: Props) {
  const translate = useTranslate();
  // Sentences of the API come as they are, those of the console as a key.
  const reason = error instanceof HttpError ? error.message : 'failure.FAULT';
  return (
    <Quiet title={translate(reason, { _: reason })}>
      <Button variant="outlined" onClick={() => retry()}>
        {translate('console.retry')}
      </Button>
    </Quiet>
  );
}

/** An empty place, with a calm sentence and the next step if there is one. */
export function Quiet({ title, lead, children, role }: QuietProps) {
  return (
    <Box role={role} sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{lead}</Typography>}
      {children && !lead ? <Box sx={{ mt: 2 }}>{children}</Box> : children}
    </Box>
  );
}
