import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  tabs: { key: string; label: string }[];
  choose: (key: string) => void;
}

/** The tabs that do not fit, behind a button with their number. */
export function MoreTabs({ tabs, choose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('show.more', { smart_count: tabs.length })}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tabs.map(({ key, label }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              choose(key);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
