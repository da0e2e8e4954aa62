import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { formatDay } from '#portal/ui/time/parseMoment.ts';
import type { FormVersion } from '../changes/FormVersion.ts';
import { joinChecks } from '../document/formAndChecks.ts';
import { writtenForm } from '../storage/writtenForm.ts';
import type { JobFormData } from './useFormEditor.ts';

/**
 * The versions a form can be compared with: the saved one, and earlier ones that applicants have started to
 * fill in.
 */
export function useVersions(job: JobFormData, savedText: string): FormVersion[] {
  const { t } = useTranslation('recruitment/designer');
  const language = useLanguage();
  return useMemo(() => {
    const earlier = job.formVersions.filter(({ version }) => version !== job.formVersion);
    const saved = { key: 'saved', label: t('changes.saved'), text: savedText };
    const others = earlier.map((one) => ({
      key: one.id,
      label: t('changes.version', {
        number: one.version,
        day: formatDay(one.createdAt.slice(0, 10), language),
      }),
      text: writtenForm(joinChecks(one.applicationForm, one.jobChecks), null),
    }));
    return [saved, ...others];
  }, [job, savedText, language, t]);
}
