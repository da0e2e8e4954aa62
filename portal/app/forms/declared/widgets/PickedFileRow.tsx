import { IconFile, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from '../Declared.module.css';

/** A file as it is sent, or as the row has it already. */
export interface PickedFile {
  filename: string;
  /** A data URL. */
  data?: string;
  thumbPath?: string | null;
}

/** One file that will be sent or is there, with the way to leave it out. */
export function PickedFileRow({ file, onRemove }: { file: PickedFile; onRemove: () => void }) {
  const { t } = useMessages('ui');
  const { data = '', filename, thumbPath } = file;
  const isPdf = data.startsWith('data:application/pdf') || /\.pdf$/i.test(filename);
  const Sign = isPdf ? IconFileTypePdf : IconFile;
  const seen = data.startsWith('data:image/') ? data : thumbPath;
  return (
    <li className={styles.file}>
      {seen ? (
        <img className={styles.thumb} src={seen} alt="" />
      ) : (
        <Sign size={28} stroke={1.25} aria-hidden="true" />
      )}
      <span translate="no">{filename}</span>
      <IconButton onClick={onRemove} aria-label={t('files.remove', { name: filename })}>
        <IconTrash size={18} color="var(--h-muted)" />
      </IconButton>
    </li>
  );
}
