import { Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentLocale } from '../locale/useCurrentLocale.ts';

interface Props {
  token: string;
  title: string;
  close: () => void;
}

/**
 * The way into the account with a token just given. It opens by itself, and stays here as a link for
 * browsers that hold it back. As a link in both cases: a window opened by script would be handed a copy
 * of this one's storage, the operator's own token in it. The portal takes the token out of its address.
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
