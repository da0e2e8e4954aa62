import { useQueryClient } from '@tanstack/react-query';
import schema from '#forms/modules/accounts/update_account/schema.json' with { type: 'json' };
import { usePickedPicture } from '#portal/app/pictures/usePickedPicture.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { updateAccountMutation } from '../../updateAccountMutation.ts';
import type { AccountInfoSession } from '../accountInfoQuery.ts';
import own from './Pictures.module.css';

const destroySymbolMutation = graphql(`
  mutation DestroyAccountSymbol($input: DestroyAccountSymbolInput!) {
    destroyAccountSymbol(input: $input) {
      account { id symbolDisplayPath }
      errors { code path }
    }
  }
`);

const destroyLogoMutation = graphql(`
  mutation DestroyAccountLogo($input: DestroyAccountLogoInput!) {
    destroyAccountLogo(input: $input) {
      account { id logo { id } }
      errors { code path }
    }
  }
`);

/** The limits for a picture of an account, as in the form's schema. */
const pictureLimits: FileLimits = schema.properties.attributes.properties.symbol.file;

interface Props {
  account: AccountInfoSession['account'];
  kind: 'symbol' | 'logo';
  /** The picture there is. */
  src: string | null;
  onDone: () => void;
}

/** Another picture: chosen, looked at, and only then sent. */
export function PictureForm({ account, kind, src, onDone }: Props) {
  const { t } = useMessages('accounts');
  const words = useWords();
  const { label, help } = words.field(`update_account.${kind}`);
  const { picked, problem, pending, take, clear, save } = usePicture(account, kind, onDone);
  const remove = useRemovePicture(account, kind, onDone);
  const shown = picked?.data ?? src;
  return (
    <div className={own.form}>
      <p className={own.help}>{help}</p>
      {problem && (
        <p className={own.problem} id="picture-problem" role="alert">
          {problem}
        </p>
      )}
      {shown && (
        <figure className={own.preview}>
          <img
            className={kind === 'symbol' ? own.symbolPreview : own.logoPreview}
            src={shown}
            alt=""
          />
          <figcaption>{t(picked ? 'pictures.new' : 'pictures.now')}</figcaption>
        </figure>
      )}
      <DropArea
        path={kind}
        label={label}
        accept={pictureLimits.contentTypes}
        multiple={false}
        describedBy={problem ? 'picture-problem' : undefined}
        onFiles={(files) => void take(files)}
      />
      <div className={own.foot}>
        {!picked && src && (
          <Button variant="subtle" onClick={remove}>
            {words.action(kind === 'symbol' ? 'destroyAccountSymbol' : 'destroyAccountLogo').submit}
          </Button>
        )}
        {picked && (
          <Button variant="subtle" onClick={clear}>
            {t('pictures.removeUpload')}
          </Button>
        )}
        <Button disabled={!picked} loading={pending} onClick={() => void save()}>
          {words.action('updateAccount').submit}
        </Button>
      </div>
    </div>
  );
}

/** A picture of the account: chosen, looked at, and sent. */
function usePicture(
  account: { id: string; updatedAt: string; accountType: string },
  kind: 'symbol' | 'logo',
  onDone: () => void,
) {
  const words = useWords();
  const { label } = words.field(`update_account.${kind}`);
  const action = words.action('updateAccount');
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(updateAccountMutation);
  const path = `attributes.${kind}`;
  const { picked, refuse, ...choice } = usePickedPicture({ limits: pictureLimits, path, label });
  const save = async () => {
    if (!picked) return;
    const { updatedAt } = account;
    const personal = account.accountType === 'PERSONAL';
    const attributes = { [kind]: kind === 'symbol' ? picked.data : picked };
    const payload = await update({ input: { personal, updatedAt, attributes } });
    if (!payload) return;
    const [refused] = payload.errors;
    if (refused) return refuse(refused);
    toast.success(action.success);
    onDone();
    await queryClient.invalidateQueries();
  };
  return { ...choice, picked, pending, save };
}

/** Removes the picture after a confirmation. */
function useRemovePicture(
  account: { updatedAt: string; accountType: string },
  kind: 'symbol' | 'logo',
  onDone: () => void,
): () => void {
  const { t } = useMessages('ui');
  const words = useWords();
  const queryClient = useQueryClient();
  const [destroySymbol] = useMutate(destroySymbolMutation);
  const [destroyLogo] = useMutate(destroyLogoMutation);
  const action = words.action(kind === 'symbol' ? 'destroyAccountSymbol' : 'destroyAccountLogo');
  const remove = async () => {
    const { updatedAt } = account;
    const input = { personal: account.accountType === 'PERSONAL', updatedAt };
    const payload = await (kind === 'symbol' ? destroySymbol({ input }) : destroyLogo({ input }));
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(action.success);
    onDone();
    await queryClient.invalidateQueries();
  };
  return () =>
    confirmation.open({
      title: action.title,
      children: action.description,
      labels: { confirm: action.submit, cancel: t('cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => void remove(),
    });
}
