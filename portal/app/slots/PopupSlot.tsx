import { type ComponentType, lazy, Suspense } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';
import { Popup } from '../../ui/popups/Popup.tsx';
import { useMessages } from '../../ui/texts.ts';
import { useScreenSearch } from '../routing/AppLink.tsx';
import { CreateTeamPart } from '../shell/CreateTeamPart.tsx';

const TeamInfoDialog = lazy(() =>
  patiently(async () => ({
    default: (await import('../shell/TeamInfoDialog.tsx')).TeamInfoDialog,
  })),
);

interface PopupProps {
  opened: boolean;
  onClose: () => void;
}

const tours = import.meta.glob<ComponentType<PopupProps>>('../../modules/*/tour/TourDialog.tsx', {
  import: 'TourDialog',
});
const Tour = lazy(async () => {
  const load = Object.values(tours)[0];
  if (!load) throw new Error('No module provides the popup “How it works”');
  return { default: await patiently(load) };
});
const known = {
  'create-team': CreateTeamPart,
  'team-info': TeamInfoDialog,
  onboarding: Tour,
};

const popupSearch = ({ popup }: Record<string, string>) => ({ popup: popup ?? null });

/** The popup named in the address, over the page it names: a mail can link directly to it. */
export function PopupSlot() {
  const { t } = useMessages();
  const [{ popup }, change] = useScreenSearch(popupSearch);
  if (popup === null) return null;
  const close = () => change({ popup: undefined });
  const found = Object.entries(known).find(([name]) => name === popup);
  if (!found) {
    return (
      <Popup opened onClose={close} title={t('popup.title')}>
        {t('popup.unknown')}
      </Popup>
    );
  }
  const [, Known] = found;
  return (
    <Suspense fallback={null}>
      <Known opened onClose={close} />
    </Suspense>
  );
}
