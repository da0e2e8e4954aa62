import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotFound } from '../ui/states/NotFound.tsx';
import { currentLanguage } from './language/currentLanguage.ts';

/** No page has this address. */
export function RouteNotFound() {
  const { t } = useTranslation();
  const home = (
    <Button component="a" href={`/v2/${currentLanguage()}`} variant="light">
      {t('failure.back')}
    </Button>
  );
  return (
    <main id="content">
      <NotFound action={home} />
    </main>
  );
}
