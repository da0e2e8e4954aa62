import { useState } from 'react';
import type { EidCountry } from '#shared/eid/eid-ways.ts';
import { RETURN_PATH } from '#shared/eid/return-addresses.ts';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { toastFailure } from '../../app/toasts/toastFailure.ts';
import { beginnings } from './beginnings.ts';
import { base64url, identificationUrl } from './identificationUrl.ts';

type Provider = Parameters<typeof identificationUrl>[0];

const letters = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** Leaves the portal for a country's e-ID, after keeping what the way back needs. */
export function useGoToEid(returnTo: string) {
  const language = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const go = async (provider: Provider, country: EidCountry) => {
    setLeaving(true);
    const redirectUri = `${location.origin}/v2/${language}/${RETURN_PATH}`;
    const once = { state: letters(), nonce: letters(), codeVerifier: letters() };
    const beginning = { ...once, redirectUri, returnTo };
    try {
      const url = await identificationUrl(provider, country, beginning);
      beginnings.store(beginning);
      location.assign(url);
    } catch (error) {
      setLeaving(false);
      toastFailure(error);
    }
  };
  return { go, leaving };
}
