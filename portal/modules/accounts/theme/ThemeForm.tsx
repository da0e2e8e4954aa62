import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ColourLine } from '#portal/app/colours/ColourLine.tsx';
import { ThemePreview } from '#portal/app/colours/ThemePreview.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { SelectLine } from '#portal/ui/controls/SelectLine.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { AccountInfoSession } from '../info/accountInfoQuery.ts';
import styles from './Theme.module.css';
import { type Face, useTheme } from './useTheme.ts';

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
  const { t } = useTranslation('accounts/theme');
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
