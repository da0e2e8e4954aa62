import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { DetailGroup } from './DetailGroup.tsx';

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
