import styles from './Answers.module.css';

/** A file among the answers, as far as the reader may see it. */
export interface NamedFile {
  id: string;
  filename: string;
  downloadPath: string;
  thumbPath: string | null;
}

/** An answer that is a file: the way to it. */
export function AnswerFile({ file: { filename, downloadPath, thumbPath } }: { file: NamedFile }) {
  return (
    <a className={styles.file} href={downloadPath} target="_blank" rel="noreferrer">
      {thumbPath && <img src={thumbPath} alt="" />}
      <span translate="no">{filename}</span>
    </a>
  );
}
