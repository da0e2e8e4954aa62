import { useTranslation } from 'react-i18next';
import { Popup } from '../../ui/popups/Popup.tsx';
import { useScreenSearch } from '../routing/useScreenSearch.ts';
import { CreateTeamDialog } from '../shell/CreateTeamDialog.tsx';

const known = { 'create-team': CreateTeamDialog };

const popupSearch = ({ popup }: Record<string, string>) => ({ popup: popup ?? null });

/** The popup an address asks for, over whatever page it names: a letter can lead right to it. */
export function PopupSlot() {
  const { t } = useTranslation();
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
  return <Known opened onClose={close} />;
}
