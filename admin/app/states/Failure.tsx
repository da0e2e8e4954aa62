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
  return (
    <Quiet title={error instanceof HttpError ? error.message : translate('failure.FAULT')}>
      <Button variant="outlined" onClick={() => retry()}>
        {translate('console.retry')}
      </Button>
    </Quiet>
  );
}
