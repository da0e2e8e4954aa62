import { contrast } from '#shared/tokens/contrast.ts';
import { useMessages } from '../../ui/texts.ts';
import { type TeamTheme, useTeamTheme } from '../../ui/theme/useTeamTheme.ts';
import styles from './Colours.module.css';

interface Props {
  theme: TeamTheme;
  /** The heading, an example text and the label of the button. */
  title: string;
  text: string;
  button: string;
}

/** A preview of pages in these colours, with their contrast ratio. */
export function ThemePreview({ theme, title, text, button }: Props) {
  const { t, language } = useMessages('app/colours');
  const marked = useTeamTheme('preview', theme);
  const [usual, pointed] = [theme.primary, theme.primaryHover].map((color) =>
    contrast(color, theme.primaryContrast),
  );
  const least = Math.min(usual ?? 0, pointed ?? 0);
  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <figure className={styles.preview} {...marked}>
      <p className={styles.team}>{title}</p>
      <p className={styles.sample}>{text}</p>
      <p className={styles.buttons}>
        <span className={styles.usual}>{button}</span>
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
