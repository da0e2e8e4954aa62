import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { AccountInfoSession } from '../accountInfoQuery.ts';
import own from './Pictures.module.css';
import { pictureLimits, usePicture } from './usePicture.ts';
import { useRemovePicture } from './useRemovePicture.ts';

interface Props {
  account: AccountInfoSession['account'];
  kind: 'symbol' | 'logo';
  /** The picture there is. */
  src: string | null;
  onDone: () => void;
}

/** Another picture: chosen, looked at, and only then sent. */
export function PictureForm({ account, kind, src, onDone }: Props) {
  const { t } = useTranslation('accounts');
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
