import { Button } from '@mui/material';
import { useListContextWithProps, useShowContext, useTranslate } from 'react-admin';
import { Quiet } from './Quiet.tsx';

interface Props {
  error?: unknown;
  retry?: () => void;
}

/** A list or a row that could not be read: why, and a way to try again. */
export function Failure(props: Props) {
  const translate = useTranslate();
  const list = useListContextWithProps({});
  const show = useShowContext();
  const error: unknown = props.error ?? list.error ?? show.error;
  const retry = props.retry ?? list.refetch ?? show.refetch;
  const message = error instanceof Error ? error.message : 'failure.FAULT';
  return (
    <Quiet title={translate(message, { _: translate('failure.FAULT') })}>
      {retry && (
        <Button variant="outlined" onClick={() => retry()}>
          {translate('console.retry')}
        </Button>
      )}
    </Quiet>
  );
}
