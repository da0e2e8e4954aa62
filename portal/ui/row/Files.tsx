import { IconFileTypePdf } from '@tabler/icons-react';
import styles from './Row.module.css';

/** A file as a page shows it, with links that work for ten minutes. */
export interface StoredFile {
  filename: string;
  downloadPath: string;
  /** Null for files that are no images. */
  thumbPath: string | null;
}

interface Props {
  files: { id: string; file: StoredFile }[];
}

/** Stored files, each opening beside the page. */
export function Files({ files }: Props) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, file }) => (
        <li key={id}>
          <a className={styles.file} href={file.downloadPath} target="_blank" rel="noreferrer">
            {file.thumbPath ? (
              <img className={styles.thumb} src={file.thumbPath} alt="" />
            ) : (
              <IconFileTypePdf size={28} stroke={1.25} aria-hidden="true" />
            )}
            <span translate="no">{file.filename}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
