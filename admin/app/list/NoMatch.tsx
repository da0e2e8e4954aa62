import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Quiet } from '../states/Quiet.tsx';

/** A list whose filters leave nothing. */
export function NoMatch() {
  const translate = useTranslate();
  const { setFilters, filterValues } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  if (!isFiltered) return <Quiet title={translate('list.empty')} />;
  return (
    <Quiet title={translate('list.none')} lead={translate('list.noneLead')}>
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </Quiet>
  );
}
