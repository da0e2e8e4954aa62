import { useTranslation } from 'react-i18next';
import type { PagePart } from '../document/FormOutline.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { LocalizedTextField } from './LocalizedTextField.tsx';

/** The title and description of a page, and its condition. */
export function PageFields({ page }: { page: PagePart }) {
  const { t } = useTranslation('recruitment/designer');
  return (
    <>
      <LocalizedTextField part={page} below={['title']} label={t('page.title')} autoFocus />
      <LocalizedTextField
        part={page}
        below={['description']}
        label={t('page.description')}
        description={t('page.descriptionHelp')}
        isOptional
      />
      <ConditionFields part={page} />
    </>
  );
}
