import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  caption: string;
  /** Set when a heading above the table has the same text. */
  isCaptionHidden?: boolean;
  columns: readonly string[];
  /** The first cell names the row, the others are figures. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Figures in rows and columns. */
export function Table({ caption, isCaptionHidden = false, columns, rows }: Props) {
  return (
    <Box
      component="table"
      aria-label={isCaptionHidden ? caption : undefined}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& caption': { textAlign: 'left', color: 'text.secondary', pb: 1 },
        '& th, & td': { py: 1, borderBottom: '1px solid', borderColor: 'divider' },
        '& th': { textAlign: 'left', fontWeight: 500 },
        '& td, & thead th:not(:first-of-type)': { textAlign: 'right', pl: 2 },
      }}
    >
      {!isCaptionHidden && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
