import { Button, DialogActions, DialogContent } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';

interface Props {
  token: string;
  title: string;
  close: () => void;
}

/**
 * The way into the portal with a token just given. A link to press rather than a window that
 * opens by itself, which browsers hold back; the portal takes the token out of its address.
 */
export function PortalEntry({ token, title, close }: Props) {
  const translate = useTranslate();
  const address = `/v2/${useLocale()}?dp-token=${encodeURIComponent(token)}`;
  return (
    <>
      <DialogContent>{title}.</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
        <Button
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          onClick={close}
        >
          {translate('action.openPortal')}
        </Button>
      </DialogActions>
    </>
  );
}
