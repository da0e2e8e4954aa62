import { IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { focusField } from '#portal/app/forms/DraftForm.tsx';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { sessionToken } from '#portal/graphql/session/sessionToken.ts';
import { BreakdownBar, breakdownParts } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import type { StepsState } from '#portal/ui/steps/runSteps.ts';
import { StepLoader } from '#portal/ui/steps/StepLoader.tsx';
import { useSteps } from '#portal/ui/steps/useSteps.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../InvoiceEditor.module.css';
import { useAwayAndBack } from './editor/useAwayAndBack.ts';
import { useEditor } from './editor/useEditor.ts';
import { zeroTotals } from './editor/zeroTotals.ts';
import { isEmptyDraft } from './isEmptyDraft.ts';
import { inPageOrder } from './refusals/inPageOrder.ts';
import { missingInLines } from './refusals/missingInLines.ts';
import { fieldRefusals } from './refusals/refusedField.ts';
import { unreadableNumbers } from './refusals/unreadableNumbers.ts';
import type { DraftAutosave } from './saving/DraftAutosave.ts';
import type { OfferedRule } from './writingQuery.ts';

const submitInvoiceMutation = graphql(`
  mutation SubmitInvoice($input: SubmitInvoiceInput!) {
    submitInvoice(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);

/** The submit button. On phones it stays at the bottom, with the live breakdown and the payout. */
export function SubmitBar({ autosave }: { autosave: DraftAutosave }) {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  const { saved, profile, profiles, rules } = useEditor();
  const freelanceType = saved?.freelanceProfile?.freelanceType ?? profile?.freelanceType;
  const amounts = { ...(saved ?? zeroTotals), freelanceType: freelanceType ?? 'INDIVIDUAL' };
  const hasProfile = profiles.length > 0;
  const [steps, submit] = useSubmit(autosave, hasProfile, rules);
  return (
    <div className={styles.submit} data-bottom="action">
      {hasProfile && (
        <span className={styles.miniBar}>
          <BreakdownBar parts={breakdownParts(amounts)} />
        </span>
      )}
      <span className={styles.mini}>
        <span>{hasProfile ? t('ui:breakdown.yours') : words.field('invoices.amount').label}</span>
        <Money amount={hasProfile ? amounts.payoutAmount : amounts.amount} size="large" />
      </span>
      <OwnerOnly>
        <Button
          size="lg"
          leftSection={<IconSend size={20} stroke={1.75} />}
          onClick={() => void submit()}
          disabled={steps !== null}
        >
          {words.action('submitInvoice').submit}
        </Button>
      </OwnerOnly>
      <StepLoader
        title={t('write.submitting')}
        steps={[t('write.step.save'), t('write.step.check'), t('write.step.send')]}
        state={steps}
      />
    </div>
  );
}

/** Submits the draft: saved first, then checked by the server, then sent. */
function useSubmit(
  autosave: DraftAutosave,
  hasProfile: boolean,
  rules: readonly OfferedRule[],
): [StepsState | null, () => Promise<void>] {
  const { t, language } = useMessages(['invoicing/draft', 'errors']);
  const words = useWords();
  const queryClient = useQueryClient();
  const go = useGo();
  const makeProfile = useAwayAndBack('invoicemore/freelance-profile-wizard');
  const identify = useAwayAndBack('common/bank-id-verification');
  const [send] = useMutate(submitInvoiceMutation, t('write.offline'));
  const [state, run] = useSteps(3);
  const act = async () => {
    if (!(await autosave.flush())) {
      const { saveState, refusals } = autosave.state();
      if (saveState === 'refused' || saveState === 'partly') {
        const unread = unreadableNumbers(autosave.state().draft);
        const others = refusals.filter(({ path }) => !unread.some((one) => one.path === path));
        autosave.refuse(asOnThePage([...unread, ...others]));
        return 'VALIDATION_FAILED' as const;
      }
      // Submission is not retried later: the user has to see that the invoice was sent.
      if (sessionToken.read() !== null) toast.failure(t('write.offline'), 'network');
      return 'failed' as const;
    }
    const { id, baseVersion } = autosave.state();
    const payload = await send({ input: { id, updatedAt: baseVersion } });
    if (!payload) return 'failed' as const;
    if (payload.errors.length === 0) return 'done' as const;
    autosave.refuse(asOnThePage(fieldRefusals(payload.errors)));
    return 'VALIDATION_FAILED' as const;
  };
  const submit = async () => {
    const { id: draftId, draft } = autosave.state();
    const isEmpty = draftId === null && isEmptyDraft(draft);
    // Shown without creating a draft at the server.
    if (isEmpty) {
      const client = hasProfile ? [{ code: 'BLANK', path: 'client' }] : [];
      autosave.refuse(asOnThePage([...client, ...missingInLines(draft.lines, rules)]));
    }
    // The payout profile is requested at submission, not before the user has written something.
    if (!isEmpty && !hasProfile) return makeProfile();
    const outcome = isEmpty ? 'VALIDATION_FAILED' : await run(act);
    const { id, refusals } = autosave.state();
    const lacksOnlyIdentity =
      refusals.length > 0 && refusals.every(({ code }) => code === 'BANK_ID_VERIFICATION_REQUIRED');
    if (outcome === 'VALIDATION_FAILED' && lacksOnlyIdentity) return identify();
    if (outcome === 'done') {
      toast.success(words.action('submitInvoice').success);
      await queryClient.invalidateQueries();
      await go(`invoicemore/invoice/${id}`, { replace: true });
      return;
    }
    // Two versions to choose from speak for themselves.
    if (autosave.state().isStale) return;
    if (outcome === 'VALIDATION_FAILED') {
      toast.failure(refusalText({ code: outcome, path: '' }, language));
    }
    const paths = refusals.map((one) => one.path);
    // Refusals without a field, such as a missing e-ID, come after those that can be filled in.
    const fields = paths.filter((path) => path !== '');
    setTimeout(() => focusField(fields.length > 0 ? fields : paths), 250);
  };
  return [state, submit];
}

/** Refusals in the order of their fields on the page. */
function asOnThePage(refusals: readonly Refusal[]): Refusal[] {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  return inPageOrder(
    refusals,
    fields.map((field) => field.dataset.path ?? ''),
  );
}
