import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';

interface Props {
  title?: string;
  /** Its position when all groups are in one column. */
  place: number;
  children: ReactNode;
}

/** The empty fields of the row, hidden until requested; the choice is remembered. */
export function EmptyFields({ fields, place }: { fields: CatalogueField[]; place: number }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useStore('show.emptyFields', false);
  const id = useId();
  return (
    <Box sx={{ order: place }}>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {translate(isOpen ? 'show.hideEmpty' : 'show.showEmpty', { smart_count: fields.length })}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 1 }}>
          <DetailGroup place={place}>
            <FieldGrid fields={fields} />
          </DetailGroup>
        </Box>
      )}
    </Box>
  );
}

/** One group of a row's fields under its heading. */
export function DetailGroup({ title, place, children }: Props) {
  return (
    <Paper component="section" sx={{ p: { xs: 2, md: 2.5 }, order: place, minWidth: 0 }}>
      {title && (
        <Typography component="h3" variant="subtitle2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
