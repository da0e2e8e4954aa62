import { settings } from '#portal/app/settings.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';

interface Props {
  /** The name of the team that sends the request. */
  team: string;
  /** The requested plan; absent for a question. */
  plan?: string;
}

/** A prepared mail to sales. */
export function ContactSales({ team, plan }: Props) {
  const { t } = useMessages('accounts/plan');
  const subject = t(plan ? 'ask.subjectPlan' : 'ask.subject', { team, plan });
  return (
    <LinkButton
      variant="light"
      href={`mailto:${settings.supportEmail}?subject=${encodeURIComponent(subject)}`}
    >
      {plan ? t('ask.plan', { plan }) : t('ask.button')}
    </LinkButton>
  );
}
