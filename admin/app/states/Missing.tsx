import { Button } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Quiet } from './Failure.tsx';

/** An unknown address, with a link to the queues. */
export function Missing() {
  const translate = useTranslate();
  return (
    <>
      <Title title="ra.page.not_found" />
      <Quiet title={translate('ra.page.not_found')} lead={translate('ra.message.not_found')}>
        <Button component={Link} to="/" variant="outlined">
          {translate('console.decisions')}
        </Button>
      </Quiet>
    </>
  );
}
