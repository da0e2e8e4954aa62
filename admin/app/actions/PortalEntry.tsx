import { Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentLocale } from '../locale/locale.ts';

interface Props {
  token: string;
  title: string;
  close: () => void;
}

/**
 * Opens the account in the portal with the token just issued. The link is clicked by script and stays on the
 * page for browsers that block it. It is a link in both cases: `window.open` would copy this window's session
 * storage, which has the operator's own token. The portal removes the token from its address.
 */
export function PortalEntry({ token, title, close }: Props) {
  const translate = useTranslate();
  const way = useRef<HTMLAnchorElement>(null);
  const given = encodeURIComponent(token);
  const address = `/v2/${useCurrentLocale()}/account/settings/account-info?dp-token=${given}`;
  useEffect(() => way.current?.click(), []);
  return (
    <>
      <DialogContent>
        <span>{title}</span>
        <span>. </span>
        <span>{translate('action.opened')}</span>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
        <Button
          ref={way}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
        >
          {translate('action.openPortal')}
        </Button>
      </DialogActions>
    </>
  );
}
