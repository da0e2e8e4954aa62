import { IconDownload, IconMail } from '@tabler/icons-react';
import { showEmail } from '#forms/validate/show-email.ts';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Statements.module.css';

/** A statement with its file and how it was mailed. */
export const statementFields = graphql(`
  fragment StatementFields on ClientStatement @_unmask {
    id startsOn endsOn closing recipient sendingAt sentAt failedAt
    pdfDocument { id downloadPath }
  }
`);

const sendStatementMutation = graphql(`
  mutation SendClientStatementViaEmail($input: SendClientStatementViaEmailInput!) {
    sendClientStatementViaEmail(input: $input) {
      clientStatement { id recipient sendingAt }
      errors { code path }
    }
  }
`);

/** One statement in the list of a client. */
type StatementData = ResultOf<typeof statementFields>;

interface Props {
  statement: StatementData;
  /** The client's e-mail address; null when there is none. */
  email: string | null;
  onSent: () => void;
}

/** One statement: its period and balance, its PDF, and how it was mailed. */
export function Statement({ statement, email, onSent }: Props) {
  const { t } = useMessages('clients/statements');
  const { canManage } = useSignedIn().account;
  const [send, pending] = useMutate(sendStatementMutation);
  const { id, startsOn, endsOn, closing, recipient, sendingAt, sentAt, failedAt } = statement;
  const { pdfDocument } = statement;
  const submit = async () => {
    const payload = await send({ input: { id } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(t('onItsWay'));
    onSent();
  };
  const state = failedAt ? 'failed' : sentAt ? 'sent' : sendingAt ? 'sending' : null;
  return (
    <li className={styles.statement}>
      <span className={styles.period}>
        <span>
          <When value={startsOn} /> – <When value={endsOn} />
        </span>
        <Money amount={closing} />
      </span>
      {state && (
        <span className={styles.state} data-state={state}>
          {messageWith(t, state, { recipient: recipient && showEmail(recipient) })}
        </span>
      )}
      <span className={styles.actions}>
        {pdfDocument ? (
          <LinkButton
            href={pdfDocument.downloadPath}
            target="_blank"
            size="sm"
            variant="subtle"
            leftSection={<IconDownload size={16} />}
          >
            {t('download')}
          </LinkButton>
        ) : (
          <span className={styles.state}>{t('drawing')}</span>
        )}
        {canManage && email && (
          <OwnerOnly>
            <Button
              size="sm"
              variant="subtle"
              loading={pending}
              leftSection={<IconMail size={16} />}
              onClick={() => void submit()}
            >
              {t('send')}
            </Button>
          </OwnerOnly>
        )}
      </span>
    </li>
  );
}
