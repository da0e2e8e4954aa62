import { Skeleton } from '@mui/material';
import { Title, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { NoPermission, Notice } from '../states/NoPermission.tsx';
import { RowFailure, RowTitle } from '../states/RowFailure.tsx';

/**
 * The address of a form for a row that this operator changes in none: says that there is no such row, that other roles
 * change it, or that no role does so in a form.
 */
export function NotEdited({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { isPending, error, refetch } = useGetOne(resource.name, { id });
  const back = `/${resource.name}/${id}/show`;
  if (isPending || error) {
    return (
      <>
        <Title title={<RowTitle error={error} />} />
        {error ? <RowFailure error={error} retry={refetch} /> : <Skeleton height={96} />}
      </>
    );
  }
  if (resource.operations.updateInput) return <NoPermission request="edit" back={back} />;
  return <Notice title="permission.fixedTitle" lead={translate('permission.fixed')} back={back} />;
}
