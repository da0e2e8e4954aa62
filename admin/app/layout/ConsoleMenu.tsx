import * as icons from 'virtual:table-icons';
import { Box, ListItemButton, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { IconTable, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSidebarState, useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { modulePages } from '../pages/modulePages.ts';
import { WaitingCount } from '../queue/WaitingCount.tsx';
import { ConsoleSearch } from '../search/ConsoleSearch.tsx';
import { menuWidth } from '../theme/menuWidth.ts';
import { MenuSection } from './MenuSection.tsx';

/** The positions of sections that no table places, and of the section for tables without one. */
const BETWEEN = 50;

const LAST = 100;

interface Props {
  to: string;
  label: string;
  icon: ReactNode;
  /** Content at the end of the line, such as the number of waiting rows. */
  end?: ReactNode;
}

const known: Partial<typeof icons> = icons;

/** The menu: queues first, then every table in its section. */
export function ConsoleMenu() {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue, operator } = useConsoleModel();
  const [isOpen, setOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Box
      component="nav"
      aria-label={translate('console.menu')}
      sx={{ py: 1, px: 1, width: isOpen ? menuWidth : 48, boxSizing: 'border-box' }}
    >
      {isPhone && (
        <Box sx={{ p: 1, pt: 0 }}>
          <ConsoleSearch done={() => setOpen(false)} />
        </Box>
      )}
      <MenuLink
        to="/"
        label={translate('console.decisions')}
        icon={<IconUserCheck size={18} stroke={1.6} aria-hidden="true" />}
        end={<WaitingCount />}
      />
      {menuSections(catalogue).map(({ name, resources }) => (
        <MenuSection key={name} name={name}>
          {modulePages
            .filter(
              ({ section, roles }) => section === name && roles.includes(operator?.role ?? ''),
            )
            .map(({ path, title, icon: Icon }) => (
              <MenuLink
                key={path}
                to={`/${path}`}
                label={title[labels.locale]}
                icon={<Icon size={18} stroke={1.6} aria-hidden="true" />}
              />
            ))}
          {resources.map((resource) => (
            <MenuLink
              key={resource.name}
              to={`/${resource.name}`}
              label={labels.many(resource)}
              icon={<ResourceIcon resource={resource} />}
            />
          ))}
        </MenuSection>
      ))}
    </Box>
  );
}

/** A table's icon, the one its comment names. */
function ResourceIcon({ resource: { icon } }: { resource: CatalogueResource }) {
  const Icon = known[icon ?? ''] ?? IconTable;
  return <Icon size={18} stroke={1.6} aria-hidden="true" />;
}

/** One line of the menu. On a phone, choosing closes it; folded, the icon keeps the name. */
function MenuLink({ to, label, icon, end }: Props) {
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

/** The position of a section, from the first of its tables that sets it. */
function placeOf(section: string, { resources }: Catalogue): number {
  if (section === 'other') return LAST;
  const places = resources.filter((one) => one.section === section);
  return places.find(({ sectionPlace }) => sectionPlace !== null)?.sectionPlace ?? BETWEEN;
}

/**
 * The menu: one group for each section, daily work first and administration last. Within a group the tables
 * with most dependents come first: invoices before deliveries, accounts before memberships.
 */
function menuSections(catalogue: Catalogue): { name: string; resources: CatalogueResource[] }[] {
  const sections = new Map<string, CatalogueResource[]>();
  for (const resource of catalogue.resources) {
    if (resource.hidden || resource.operations.list === null) continue;
    const name = resource.section ?? 'other';
    sections.set(name, [...(sections.get(name) ?? []), resource]);
  }
  return [...sections]
    .map(([name, resources]) => ({
      name,
      resources: resources.sort(
        (a, b) => b.backward.length - a.backward.length || a.name.localeCompare(b.name),
      ),
    }))
    .sort(
      (a, b) =>
        placeOf(a.name, catalogue) - placeOf(b.name, catalogue) || a.name.localeCompare(b.name),
    );
}
