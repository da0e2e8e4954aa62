import { IconTrash } from '@tabler/icons-react';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useRemoveDraft } from '../removal/useRemoveDraft.ts';
import { useEditor } from './editor/useEditor.ts';
import type { DraftAutosave } from './saving/DraftAutosave.ts';

/** Deletes the draft. The last changes are saved first, so that undo restores them. */
export function RemoveDraft({ autosave }: { autosave: DraftAutosave }) {
  const { t } = useMessages('invoicing/draft');
  const go = useGo();
  const { id } = useEditor();
  const removeDraft = useRemoveDraft();
  if (id === null) return null;
  const remove = async () => {
    await autosave.flush();
    removeDraft(id);
    await go('invoicemore/payout-service/drafts', { replace: true });
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={<IconTrash size={18} stroke={1.5} />}
      onClick={() => void remove()}
    >
      {t('write.remove')}
    </Button>
  );
}
