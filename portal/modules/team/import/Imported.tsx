import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';

/** The result of an import: the numbers of invited and of existing members. */
export function Imported({ added, known }: { added: number; known: number }) {
  const { t } = useTranslation('team');
  const href = useHref();
  const texts = [
    added > 0 ? t('import.addedText', { count: added }) : null,
    known > 0 ? t('import.known', { count: known }) : null,
  ];
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.5} />}
          title={added > 0 ? t('import.added', { count: added }) : t('import.nobodyNew')}
          text={texts.filter(Boolean).join(' ')}
          action={
            <LinkButton as={AppLink} href={href('account/settings/team/members')}>
              {t('import.back')}
            </LinkButton>
          }
        />
      </div>
    </Card>
  );
}
