import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { rowPath } from './rowPath.ts';

interface Props {
  resource: CatalogueResource;
  children: ReactNode;
  /** Of a row that only ties two others together, the key to the one it leads to. */
  leadsTo?: CatalogueField | null;
  /** A click anywhere in the nearest positioned box is a click on it. */
  fills?: boolean;
}

/** The way to a row's own page, by mouse, by key and into a new tab. */
export function RowLink({ resource, children, leadsTo, fills = false }: Props) {
  const record = useRecordContext();
  return (
    <Link
      component={RouterLink}
      to={rowPath(resource, record, leadsTo)}
      // The row around it leads to the same place.
      onClick={(event) => event.stopPropagation()}
      sx={{
        fontWeight: 600,
        overflowWrap: 'anywhere',
        ...(fills && { '&::after': { content: '""', position: 'absolute', inset: 0 } }),
      }}
    >
      {children}
    </Link>
  );
}
