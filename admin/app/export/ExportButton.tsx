import { Menu, MenuItem } from '@mui/material';
import { IconDownload } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import {
  Button,
  type DataProvider,
  type FilterPayload,
  HttpError,
  type RaRecord,
  type SortPayload,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import type { Row, WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import { writeCsv } from '#shared/sheets/write-csv.ts';
import { writeXlsx } from '#shared/sheets/write-xlsx.ts';
import { renderedIcon } from '../../icons/renderedIcon.ts';
import { type Labels, titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { listedFields } from '../catalogue/listedFields.ts';
import { resourceNamed, useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { cellKind, cellText } from './cellText.ts';

type ExportFormat = 'xlsx' | 'csv';

const types: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

const batch = 500;

// The maximum the API returns at once, and the most a browser should load.
const page = 1_000;

const mostRows = 20_000;

interface Query {
  filter: FilterPayload;
  sort: SortPayload;
}

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
  const { catalogue } = useConsoleModel();
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
    const fields = exportedFields(resource, catalogue);
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

/** The columns of the list as on the screen, and after them all others; the key, which only programs read, is last. */
export function exportedFields(
  resource: CatalogueResource,
  catalogue: Catalogue,
): CatalogueField[] {
  const listed = listedFields(resource, catalogue);
  const others = resource.fields.filter(
    (field) => !listed.includes(field) && !(field.isList && field.computed),
  );
  const isKey = ({ name }: CatalogueField) => name === 'id';
  return [...listed, ...others.filter((field) => !isKey(field)), ...others.filter(isKey)];
}

/** Every row of a list as it is filtered and sorted, page by page. */
async function readAll(
  { getList }: DataProvider,
  resource: string,
  query: Query,
): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let at = 1; rows.length < mostRows; at += 1) {
    const pagination = { page: at, perPage: page };
    const { data, total = 0 } = await getList(resource, { ...query, pagination });
    rows.push(...data);
    if (data.length < page || rows.length >= total) break;
  }
  return rows;
}

/** The titles of the rows a column references, by id. */
async function readTitles(
  { getMany }: DataProvider,
  catalogue: Catalogue,
  labels: Labels,
  { name, reference }: CatalogueField,
  rows: RaRecord[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  if (!reference) return titles;
  const other = resourceNamed(catalogue, reference.resource);
  const ids = [...new Set(rows.map((row) => row[name]).filter(Boolean))];
  for (let at = 0; at < ids.length; at += batch) {
    const { data } = await getMany(other.name, { ids: ids.slice(at, at + batch) });
    for (const record of data) {
      titles.set(String(record.id), titleOf(catalogue, other, record, labels));
    }
  }
  return titles;
}

/** Rows as a file, written by the same code as the exports of the server. */
export async function writeFile(
  format: ExportFormat,
  columns: readonly WorksheetColumn[],
  rows: Row[],
): Promise<Blob> {
  async function* portions() {
    yield rows;
  }
  const write = format === 'csv' ? writeCsv : writeXlsx;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of write(columns, portions())) parts.push(part);
  return new Blob(parts, { type: types[format] });
}
