import { useContext } from 'react';
import { useHref } from '#portal/app/routing/AppLink.tsx';
import { useNavigation } from '#portal/app/routing/Navigation.ts';
import { EditorContext } from './EditorContext.ts';

/** Saves the draft, then opens a page that returns to this invoice. */
export function useAwayAndBack(path: string): () => Promise<void> {
  const autosave = useContext(EditorContext)?.autosave;
  const href = useHref();
  const { go } = useNavigation();
  return async () => {
    await autosave?.flush();
    const id = autosave?.state().id;
    const editorPath = 'invoicemore/invoice-creation';
    const back = encodeURIComponent(href(id ? `${editorPath}/${id}` : editorPath));
    await go(`${href(path)}?back=${back}`);
  };
}
