import i18next from 'i18next';
import { patiently } from '../../ui/parts/patiently.ts';

/** Fetches what only an account needs: the router, the kit, and the frame of its pages. */
export async function loadWhole() {
  // Loaded in parallel, since the router would request it only after it has loaded itself.
  import('../AccountLayout.tsx').catch(() => undefined);
  const whole = patiently(() => import('../App.tsx'));
  // Forms open over pages that are shown, and must not take them away to wait for texts.
  await i18next.loadNamespaces(['errors', 'words']);
  return whole;
}
