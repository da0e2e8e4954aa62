import { Button } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { enumNamed, useLabels } from '../catalogue/labels/labels.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { Quiet } from './Failure.tsx';

interface Props {
  /** The page requested by its address. */
  request: 'read' | 'create' | 'edit';
  /** The link back to a page the operator may see. */
  back: string;
}

/** An address typed by hand, or saved from another role: says so and links back. */
export function NoPermission({ request, back }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue, operator } = useKnowledge();
  const role = labels.value(enumNamed(catalogue, 'OperatorRole'), operator?.role ?? '');
  return (
    <>
      <Title title="permission.title" />
      <Quiet
        title={translate('permission.title')}
        lead={translate(`permission.${request}`, { role })}
        role="alert"
      >
        <Button component={Link} to={back} variant="outlined">
          {translate('permission.back')}
        </Button>
      </Quiet>
    </>
  );
}
