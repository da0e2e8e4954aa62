import i18next from 'i18next';
import { toast } from './toast.ts';

/** Copies a text to the clipboard, and confirms it. A browser that refuses has informed the user itself. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (fault) {
    console.warn(fault);
    return;
  }
  toast.success(i18next.t('ui:copy.doneText'), i18next.t('ui:copy.done'));
}
