import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import styles from './Import.module.css';
import { memberColumns } from './memberColumns.ts';
import { useColumnNames } from './useColumnNames.ts';

const accept = [
  '.csv',
  '.xlsx',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface Props {
  loading: boolean;
  onFile: (file: File | undefined) => void;
}

/** The area for choosing a file, and an empty template to fill in. */
export function ChooseFile({ loading, onFile }: Props) {
  const { t } = useTranslation('team');
  const names = useColumnNames();
  const headings = memberColumns.filter((one) => one !== 'SKIPPED').map((one) => names[one]);
  // The byte order mark announces UTF-8, and Norwegian spreadsheet programs use semicolons as separators.
  const template = encodeURIComponent(`\ufeff${headings.join(';')}\r\n`);
  return (
    <DropArea
      path="file"
      accept={accept}
      multiple={false}
      loading={loading}
      onFiles={([file]) => onFile(file)}
    >
      <p className={styles.hint}>{t('import.formats')}</p>
      <LinkButton
        variant="subtle"
        size="sm"
        href={`data:text/csv;charset=utf-8,${template}`}
        download={t('import.templateName')}
        leftSection={<IconDownload size={18} stroke={1.5} />}
      >
        {t('import.template')}
      </LinkButton>
    </DropArea>
  );
}
