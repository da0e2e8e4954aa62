import { useDisclosure } from '@mantine/hooks';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Colours.module.css';
import { ColoursForm, type JobWithColours } from './ColoursForm.tsx';

/** The colours a job's pages wear, and the way to change them. */
export function ColoursCard({ job }: { job: JobWithColours }) {
  const { t } = useMessages('recruitment');
  const { account } = useSignedIn();
  const [opened, { open, close }] = useDisclosure(false);
  const { colors } = job;
  return (
    <Card
      title={t('colours.title')}
      lead={t('colours.lead')}
      actions={
        account.canManage && (
          <Button variant="light" size="sm" onClick={open}>
            {t('colours.choose')}
          </Button>
        )
      }
    >
      <p className={styles.shown}>
        {colors ? (
          <>
            {[colors.default, colors.hover].map((color) => (
              <svg key={color} className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={color} />
              </svg>
            ))}
            <span>{colors.default}</span>
          </>
        ) : (
          t('colours.team')
        )}
      </p>
      <Popup opened={opened} onClose={close} title={t('colours.title')}>
        <ColoursForm job={job} onDone={close} />
      </Popup>
    </Card>
  );
}
