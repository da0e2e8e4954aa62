import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useResource } from '../catalogue/useConsoleModel.ts';
import { RowContext } from '../fields/FieldProps.ts';
import { NamedRow } from '../fields/NamedRow.tsx';
import { Failure, isMissing, Quiet } from './Failure.tsx';

interface Props {
  error: unknown;
  retry: () => void;
}

/** The page shows why its row could not be read. React-admin would repeat it in a notification, or leave the page. */
export const withoutNotification = { onError: () => undefined };

/** The name of the page of a row, also while there is none: that of its table, or that it was not found. */
export function RowTitle({ error }: Pick<Props, 'error'>) {
  const translate = useTranslate();
  const labels = useLabels();
  const resource = useResource();
  const record = useRecordContext();
  const kind = labels.one(resource);
  if (isMissing(error)) return <span>{translate('missing.title', { kind })}</span>;
  if (!record) return <span>{kind}</span>;
  return (
    <RowContext value={true}>
      <NamedRow resource={resource} />
    </RowContext>
  );
}

/** A row that could not be read, with the way back to the others where it does not exist. */
export function RowFailure({ error, retry }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const resource = useResource();
  if (!isMissing(error)) return <Failure error={error} retry={retry} />;
  const hasList = resource.operations.list !== null;
  return (
    <Quiet title={translate('ra.notification.item_doesnt_exist')} role="alert">
      <Button component={Link} to={hasList ? `/${resource.name}` : '/'} variant="outlined">
        {hasList ? labels.many(resource) : translate('console.decisions')}
      </Button>
    </Quiet>
  );
}
