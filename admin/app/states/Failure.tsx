import { Button } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { Quiet } from './Quiet.tsx';

interface Props {
  error: unknown;
  retry: () => void;
}

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
