import ViewColumnIcon from '@mui/icons-material/ViewWeek';
import { Box, Button, Divider, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { furtherFields, listedFields } from '../catalogue/listedFields.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';

/** The name under which the browser remembers the hidden columns of a list. */
export const columnsKey = (resource: CatalogueResource) => `${resource.name}.datatable`;

/** Shows and hides the columns of a list. */
export function ColumnsMenu({ resource }: { resource: CatalogueResource }) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const translate = useTranslate();
  const listed = listedFields(resource, catalogue);
  const further = furtherFields(resource, listed);
  const atFirst = further.map(({ name }) => name);
  const [hidden, hide] = useStore(columnsKey(resource), atFirst);
  const [anchor, open] = useState<HTMLElement | null>(null);
  const toggle = (name: string) =>
    hide(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        startIcon={<ViewColumnIcon />}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => open(null)} disablePortal>
        {[...listed, ...further].map((field) => (
          <MenuItem
            key={field.name}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(field.name)}
            onClick={() => toggle(field.name)}
            dense
          >
            <Box component="span" aria-hidden sx={{ width: 24 }}>
              {hidden.includes(field.name) ? '' : '✓'}
            </Box>
            {labels.field(field)}
          </MenuItem>
        ))}
        <Divider component="li" role="separator" />
        <MenuItem onClick={() => hide(atFirst)} dense>
          {translate('ra.action.reset')}
        </MenuItem>
      </Menu>
    </>
  );
}
