import { Menu, MenuItem } from '@mui/material';
import { IconDownload } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import {
  Button,
  HttpError,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { renderedIcon } from '../../icons/renderedIcon.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge, useResource } from '../catalogue/useKnowledge.ts';
import { cellKind, cellText } from './cellText.ts';
import { mostRows, readAll } from './readAll.ts';
import { readTitles } from './readTitles.ts';
import { type ExportFormat, writeFile } from './writeFile.ts';

const Download = renderedIcon(IconDownload);

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const formats: ExportFormat[] = ['xlsx', 'csv'];

/** The whole list as it is filtered and sorted, for a spreadsheet; `narrow` where its rows are of another row. */
export function ExportButton({ narrow = {} }: { narrow?: Record<string, unknown> }) {
  const resource = useResource();
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const provider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const { filterValues: filter, sort, total } = useListContext();
  const [isWorking, setWorking] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const write = async (format: ExportFormat) => {
    const rows = await readAll(provider, resource.name, {
      filter: { ...filter, ...narrow },
      sort,
    });
    const fields = resource.fields.filter(({ isList, computed }) => !(isList && computed));
    const cells = await Promise.all(
      fields.map(async (field) => {
        const titles = await readTitles(provider, catalogue, labels, field, rows);
        return rows.map(
          (row) =>
            titles.get(row[field.name]) ?? cellText(catalogue, labels, field, row[field.name], row),
        );
      }),
    );
    const columns = fields.map((field) => ({
      heading: labels.field(field),
      kind: cellKind(field),
    }));
    const lines = rows.map((_, at) => cells.map((column) => column[at] ?? null));
    save(await writeFile(format, columns, lines), `${labels.many(resource)}.${format}`);
    if ((total ?? 0) > mostRows) notify('export.cut', { messageArgs: { most: mostRows } });
  };
  const start = (format: ExportFormat) => {
    setAnchor(null);
    setWorking(true);
    write(format)
      .catch((cause: unknown) =>
        notify(cause instanceof HttpError ? cause.message : 'failure.FAULT', { type: 'error' }),
      )
      .finally(() => setWorking(false));
  };
  return (
    <>
      <Button
        label="ra.action.export"
        // On a phone react-admin takes the name from a button that is out of use.
        aria-label={translate('ra.action.export')}
        aria-haspopup="menu"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        disabled={isWorking || total === 0}
      >
        <Download />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => start(format)}>
            {translate(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
