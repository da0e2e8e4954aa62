import { Button } from '@mantine/core';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { MainLandmark } from '../ui/layout/MainLandmark.ts';
import { NotFound } from '../ui/states/NotFound.tsx';
import { currentLanguage } from './language/currentLanguage.ts';
import { PublicFrame } from './PublicFrame.tsx';

/** No page has this address. */
export function RouteNotFound() {
  const { t } = useTranslation();
  const framed = useContext(MainLandmark);
  const home = (
    <Button component="a" href={`/v2/${currentLanguage()}/account/dashboard`} variant="light">
      {t('failure.back')}
    </Button>
  );
  const page = <NotFound action={home} />;
  return framed ? page : <PublicFrame>{page}</PublicFrame>;
}
