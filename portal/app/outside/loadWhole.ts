import i18next from 'i18next';
import { patiently } from '../../ui/parts/patiently.ts';

/** Fetches what only an account needs: the router, the kit, and the frame of its pages. */
export async function loadWhole() {
  const whole = patiently(() => import('../App.tsx'));
  // Forms open over pages that are shown, and must not take them away to wait for texts.
  await i18next.loadNamespaces(['errors', 'words']);
  return whole;
}
