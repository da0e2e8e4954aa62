import { IconFile, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import styles from '../Declared.module.css';

/** A file as it is sent. */
export interface PickedFile {
  data: string;
  filename: string;
}

/** One file that will be sent, with the way to leave it out. */
export function PickedFileRow({ file, onRemove }: { file: PickedFile; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  const { data, filename } = file;
  const Sign = data.startsWith('data:application/pdf') ? IconFileTypePdf : IconFile;
  return (
    <li className={styles.file}>
      {data.startsWith('data:image/') ? (
        <img className={styles.thumb} src={data} alt="" />
      ) : (
        <Sign size={28} stroke={1.25} aria-hidden="true" />
      )}
      <span>{filename}</span>
      <IconButton onClick={onRemove} aria-label={t('files.remove', { name: filename })}>
        <IconTrash size={18} color="var(--h-muted)" />
      </IconButton>
    </li>
  );
}
