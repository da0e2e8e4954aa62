import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ReferenceFieldBase } from 'react-admin';
import { keyText } from '../format/keyText.ts';

interface Props {
  resource: string;
  /** The field of the row that names the other. */
  source: string;
  value: unknown;
  children: ReactNode;
}

/** Renders part of another row; a placeholder while it loads, its key when it cannot be read. */
export function OtherRow({ resource, source, value, children }: Props) {
  const key = <>{keyText(value)}</>;
  return (
    <ReferenceFieldBase
      reference={resource}
      source={source}
      loading={<Skeleton sx={{ maxWidth: 120 }} />}
      empty={key}
      error={key}
    >
      {children}
    </ReferenceFieldBase>
  );
}
