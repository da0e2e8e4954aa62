import { useDisclosure } from '@mantine/hooks';
import { IconCircleCheck, IconDownload, IconFileText } from '@tabler/icons-react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Agreement.module.css';
import type { Agreement } from './Agreement.ts';
import { AgreementText } from './AgreementText.tsx';

interface Props {
  agreement: Agreement;
  kind: 'INDIVIDUAL' | 'ORGANIZATION';
  name: string;
  read: boolean;
  onRead: () => void;
}

/** The agreement accepted by saving: its main figures, and the full text in a dialog. */
export function AgreementStep({ agreement, kind, name, read, onRead }: Props) {
  const { t } = useMessages('payout/agreement');
  const language = useLanguage();
  const [opened, { open, close }] = useDisclosure(false);
  const show = () => {
    open();
    onRead();
  };
  const percent = (value: string | null) => formatDecimal(value, language);
  const figures = {
    fee: percent(agreement.platformFeePercent),
    employer: percent(agreement.employerTaxPercent),
    vat: percent(agreement.vatPercent),
    day: agreement.sickPayFromDay,
  };
  const points = kind === 'INDIVIDUAL' ? ['fee', 'employer', 'sick'] : ['fee', 'vat'];
  return (
    <Card title={t('title')} lead={t('lead')}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{t(`point.${point}`, figures)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="light" leftSection={<IconFileText size={18} />} onClick={show}>
          {t('read')}
        </Button>
        <LinkButton
          href={`/v2/${language}/common/freelancer-agreement?kind=${kind}`}
          target="_blank"
          variant="subtle"
          leftSection={<IconDownload size={18} />}
          onClick={onRead}
        >
          {t('download')}
        </LinkButton>
      </div>
      <p className={styles.state} data-read={read || undefined} role="status">
        {read && <IconCircleCheck size={18} aria-hidden="true" />}
        <span>{t(read ? 'isRead' : 'isUnread')}</span>
      </p>
      <Popup opened={opened} onClose={close} title={t(`name.${kind}`)} size="lg">
        <AgreementText agreement={agreement} kind={kind} name={name} />
        <Button className={styles.back} onClick={close} data-autofocus>
          {t('back')}
        </Button>
      </Popup>
    </Card>
  );
}
