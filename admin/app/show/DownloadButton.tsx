import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
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
      startIcon={<Download fontSize="small" />}
    >
      {translate('show.download')}
    </Button>
  );
}
