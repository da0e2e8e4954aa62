import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ColourLine } from '#portal/app/colours/ColourLine.tsx';
import { type Colours, coloursOf, defaultColours } from '#portal/app/colours/chosenColour.ts';
import { ThemePreview } from '#portal/app/colours/ThemePreview.tsx';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { SelectLine } from '#portal/ui/controls/FieldLines.tsx';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { AccountInfoSession } from '../info/accountInfoQuery.ts';
import { updateAccountMutation } from '../updateAccountMutation.ts';
import styles from './Theme.module.css';

type Account = AccountInfoSession['account'];

type Face = NonNullable<Account['theme']>['font']['face'];

type ThemeField = keyof Colours | 'font';

const pick = ({ primary, primaryContrast, primaryHover }: Colours): Colours => ({
  primary,
  primaryContrast,
  primaryHover,
});

/** The fonts a team may choose among. */
const themeFontsQuery = graphql(`
  query ThemeFonts { themeFonts { face name url } }
`);

interface Props {
  account: AccountInfoSession['account'];
  onDone: () => void;
}

const colourFields = ['primary', 'primaryContrast', 'primaryHover'] as const;

/** The colours and letters of a team's pages, seen while they are chosen. */
export function ThemeForm({ account, onDone }: Props) {
  const { t } = useMessages('accounts/theme');
  const words = useWords();
  const query = useQuery(queryOf(themeFontsQuery, {}));
  const { colours, face, choose, setFace, problem, save, pending } = useTheme(account, onDone);
  if (query.isPending) return <RowsSkeleton rows={4} />;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const fonts = query.data.themeFonts;
  const font = fonts.find((one) => one.face === face) ?? fonts[0];
  return (
    <div className={styles.form}>
      <p className={styles.help}>{words.field('update_account.theme').help}</p>
      {colourFields.map((field) => (
        <ColourLine
          key={field}
          label={words.field(`update_account.${field}`).label}
          value={colours[field]}
          error={problem(field)}
          onChange={(color) => choose(field, color)}
        />
      ))}
      <SelectLine
        label={words.field('update_account.font').label}
        error={problem('font')}
        value={face}
        data={fonts.map((one) => ({ value: one.face, label: one.name }))}
        onChange={(value) => setFace(value as Face)}
      />
      {font && (
        <ThemePreview
          theme={{ ...colours, font }}
          title={account.displayName}
          text={t('sample')}
          button={t('button')}
        />
      )}
      <div className={styles.foot}>
        {account.theme && (
          <Button variant="subtle" onClick={() => void save(null)}>
            {t('remove')}
          </Button>
        )}
        <Button loading={pending} onClick={() => void save({ ...colours, font: face })}>
          {words.action('updateAccount').submit}
        </Button>
      </div>
    </div>
  );
}

/** A theme that is chosen but not saved yet. Refusals are shown at their fields. */
function useTheme(account: Account, onDone: () => void) {
  const { language } = useMessages('errors');
  const words = useWords();
  const queryClient = useQueryClient();
  const [update, pending] = useMutate(updateAccountMutation);
  const { theme } = account;
  const saved = { ...(theme ? pick(theme) : defaultColours), font: theme?.font.face ?? 'INTER' };
  // Choices made on a theme that was changed meanwhile belong to none.
  const form = useDraftForm(`theme.${Object.values(saved)}`, saved);
  const { colours, choose } = coloursOf(form);
  const face = form.values.font as Face;
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const chooseAnew: typeof choose = (field, color) => {
    setRefusals([]);
    choose(field, color);
  };
  const save = async (chosen: (Colours & { font: Face }) | null) => {
    const { updatedAt } = account;
    const payload = await update({ input: { updatedAt, attributes: { theme: chosen } } });
    if (!payload) return;
    const ofFields = payload.errors.filter(({ path }) => path.startsWith('attributes.theme.'));
    setRefusals(ofFields);
    if (ofFields.length < payload.errors.length) toastRefusals(payload.errors);
    if (payload.errors.length > 0) return;
    form.forget();
    toast.success(words.action('updateAccount').success);
    onDone();
    await queryClient.invalidateQueries();
  };
  const problem = (field: ThemeField) => {
    const found = refusals.find(({ path }) => path === `attributes.theme.${field}`);
    return found && refusalText(found, language, words.field(`update_account.${field}`).label);
  };
  return {
    colours,
    face,
    choose: chooseAnew,
    setFace: (font: Face) => form.set('font', font),
    problem,
    save,
    pending,
  };
}
