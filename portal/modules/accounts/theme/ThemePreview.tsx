import { useTranslation } from 'react-i18next';
import { contrast } from '../../../../ground/tokens/contrast.ts';
import type { TeamTheme } from '../../../ui/theme/TeamTheme.ts';
import { useTeamTheme } from '../../../ui/theme/useTeamTheme.ts';
import styles from './Theme.module.css';

/** How the team's pages will look, and how well they can be read. */
export function ThemePreview({ theme, name }: { theme: TeamTheme; name: string }) {
  const { t, i18n } = useTranslation('accounts/theme');
  const marked = useTeamTheme('preview', theme);
  const [usual, pointed] = [theme.primary, theme.primaryHover].map((color) =>
    contrast(color, theme.primaryContrast),
  );
  const least = Math.min(usual ?? 0, pointed ?? 0);
  const ratio = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <figure className={styles.preview} {...marked}>
      <p className={styles.team}>{name}</p>
      <p className={styles.sample}>{t('sample')}</p>
      <p className={styles.buttons}>
        <span className={styles.usual}>{t('button')}</span>
        <span className={styles.pointed}>{t('pointed')}</span>
      </p>
      <figcaption className={styles.caption}>
        {t(least >= 4.5 ? 'readable' : 'tooAlike', {
          ratio: ratio.format(Math.floor(least * 10) / 10),
        })}
      </figcaption>
    </figure>
  );
}
