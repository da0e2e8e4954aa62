import { Button } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { Quiet } from './Quiet.tsx';

interface Props {
  error: unknown;
  retry: () => void;
}

/** What could not be read: why, and a way to try again. */
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
