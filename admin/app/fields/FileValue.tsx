import { Box, Link } from '@mui/material';
import { use } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { sizeText } from '../format/valueTexts.ts';
import { type FieldProps, RowContext } from './FieldProps.ts';
import { ReferenceValue } from './ReferenceValue.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface Attachment {
  filename?: string;
  contentType?: string;
  byteSize?: unknown;
  thumbPath?: string | null;
  downloadPath?: string | null;
}

/** A file as a link with its name and size, with its thumbnail where there is one. */
export function FileValue({ field, value }: FieldProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  const isInRow = use(RowContext);
  const relation = field.reference?.field;
  const file: Attachment | null | undefined = relation ? record?.[relation] : undefined;
  // There is one, and this operator has not opened it.
  if (file === null && value) return <Box color="text.secondary">{translate('show.closed')}</Box>;
  // In the trail there is only the key; its page has the way to the bytes.
  if (!file?.filename) return <ReferenceValue field={field} value={value} />;
  const name = (
    <>
      <span translate="no">{file.filename}</span>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
        {sizeText(file.byteSize)}
      </Box>
    </>
  );
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexDirection: isInRow ? 'row' : 'column',
        alignItems: isInRow ? 'center' : 'flex-start',
        gap: 1,
      }}
    >
      <Thumbnail path={file.thumbPath} size={isInRow ? 'mark' : 'whole'} />
      {file.downloadPath && !isInRow ? (
        <Link href={file.downloadPath} target="_blank" rel="noopener">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
    </Box>
  );
}
