import type { TFunction } from 'i18next';

/** The editor's own messages, by their English text. */
export function phrases(t: TFunction<'recruitment/designer'>): Record<string, string> {
  return {
    Completions: t('code.completions'),
    Diagnostics: t('code.diagnostics'),
    'No diagnostics': t('code.noDiagnostics'),
    close: t('code.close'),
    'Fold line': t('code.fold'),
    'Unfold line': t('code.unfold'),
    'folded code': t('code.folded'),
    unfold: t('code.unfold'),
    to: t('code.to'),
  };
}
