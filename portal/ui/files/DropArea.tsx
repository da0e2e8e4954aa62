import { FileButton } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { useMessages } from '../texts.ts';
import styles from './DropArea.module.css';

interface Props {
  path: string;
  accept: readonly string[];
  multiple: boolean;
  loading?: boolean;
  /** The label of the files, if it is not shown above. */
  label?: string;
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** An area to drop, paste or pick files, or to take a photo on a phone. */
export function DropArea({ path, accept, multiple, loading = false, onFiles, ...rest }: Props) {
  const { label, describedBy, children } = rest;
  const { t } = useMessages('ui');
  const [over, setOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const take = (files: readonly File[]) => onFiles(multiple ? [...files] : files.slice(0, 1));
  usePastedFiles(area, take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const pick = t(multiple ? 'files.pick' : 'files.pickOne');
  const named = (what: string) => (label ? { 'aria-label': `${label}: ${what}` } : {});
  const picked = (files: File[] | File | null) => take(files ? [files].flat() : []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same.
    <div
      ref={area}
      className={styles.drop}
      data-drop
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span>{t('files.drop')}</span>
      <div className={styles.ways}>
        <FileButton multiple={multiple} accept={accept.join(',')} onChange={picked}>
          {({ onClick }) => (
            <Button
              onClick={onClick}
              data-path={path}
              variant="light"
              size="sm"
              loading={loading}
              aria-describedby={describedBy}
              leftSection={<IconUpload size={18} stroke={1.5} />}
              {...named(pick)}
            >
              {pick}
            </Button>
          )}
        </FileButton>
        {accept.some((type) => type.startsWith('image/')) && (
          <FileButton accept="image/*" capture="environment" onChange={picked}>
            {({ onClick }) => (
              <Button
                onClick={onClick}
                className={styles.camera}
                variant="light"
                size="sm"
                leftSection={<IconCamera size={18} stroke={1.5} />}
                {...named(t('files.camera'))}
              >
                {t('files.camera')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      {children}
    </div>
  );
}

/**
 * Takes pasted files: those pasted into the area, or anywhere on the page if no other area comes before it.
 * Pasted text is left alone.
 */
function usePastedFiles(
  area: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const near = (event.target as Element | null)?.closest?.('[data-drop]');
      const meant = near ?? document.querySelector('[data-drop]');
      if (files.length === 0 || meant !== area.current) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [area]);
}
