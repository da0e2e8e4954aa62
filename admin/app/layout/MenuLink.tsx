import { Box, ListItemButton, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSidebarState } from 'react-admin';
import { NavLink } from 'react-router-dom';

interface Props {
  to: string;
  label: string;
  icon: ReactNode;
  /** Content at the end of the line, such as the number of waiting rows. */
  end?: ReactNode;
}

/** One line of the menu. On a phone, choosing closes it; folded, the icon keeps the name. */
export function MenuLink({ to, label, icon, end }: Props) {
  const [isOpen, setOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <Tooltip title={isOpen ? '' : label} placement="right">
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        aria-label={isOpen ? undefined : label}
        onClick={() => isPhone && setOpen(false)}
        sx={{
          gap: 1.25,
          px: 1,
          minHeight: { xs: 44, md: 32 },
          py: 0,
          borderRadius: '6px',
          fontSize: 13.5,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          color: 'text.primary',
          '& svg': { color: 'text.secondary', flexShrink: 0 },
          '&.active': {
            backgroundColor: 'secondary.light',
            color: 'primary.main',
            fontWeight: 600,
          },
          '&.active svg': { color: 'primary.main' },
        }}
      >
        {icon}
        {isOpen && (
          <Box
            component="span"
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
            title={label}
          >
            {label}
          </Box>
        )}
        {isOpen && end}
      </ListItemButton>
    </Tooltip>
  );
}
