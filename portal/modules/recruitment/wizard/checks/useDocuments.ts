import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { unfitText } from '#portal/ui/files/sortFiles.ts';
import { documentLimits, mostDocuments } from './takes.ts';

/** The papers chosen for a check, before they are sent. */
export function useDocuments() {
  const { i18n, t } = useTranslation('recruitment/wizard');
  const [documents, setDocuments] = useState<File[]>([]);
  const add = async (files: readonly File[]) => {
    const sorted = await fitFiles(files, documentLimits);
    const unfit = unfitText(sorted, i18n.getFixedT(i18n.language, 'ui'));
    if (unfit) toast.failure(unfit);
    const all = [...documents, ...sorted.fit];
    if (all.length > mostDocuments) toast.failure(t('checks.tooMany', { count: mostDocuments }));
    setDocuments(all.slice(0, mostDocuments));
  };
  const remove = (file: File) => setDocuments(documents.filter((one) => one !== file));
  return { documents, add, remove };
}
