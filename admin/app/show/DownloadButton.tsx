import { Button } from '@mui/material';
import { IconDownload } from '@tabler/icons-react';
import { useRecordContext, useTranslate } from 'react-admin';

/** The way to the bytes, for a row that has them. */
export function DownloadButton() {
  const translate = useTranslate();
  const path: unknown = useRecordContext()?.downloadPath;
  if (typeof path !== 'string') return null;
  return (
    <Button
      href={path}
      target="_blank"
      rel="noopener"
      variant="outlined"
      startIcon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
    >
      {translate('show.download')}
    </Button>
  );
}
