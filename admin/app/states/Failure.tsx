import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Quiet } from './Quiet.tsx';

interface Props {
  error: unknown;
  retry: () => void;
}

/** What could not be read: why, and a way to try again. */
export function Failure({ error, retry }: Props) {
  const translate = useTranslate();
  const message = error instanceof Error ? error.message : 'failure.FAULT';
  return (
    <Quiet title={translate(message, { _: translate('failure.FAULT') })}>
      <Button variant="outlined" onClick={() => retry()}>
        {translate('console.retry')}
      </Button>
    </Quiet>
  );
}
