import { Box, Button, Menu, MenuItem, Tab, Tabs, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLabels } from '../catalogue/labels/labels.ts';
import { isOfParts, relatedResources } from '../catalogue/relatedResources.ts';
import { isTagged, useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { AuditHistory } from '../history/AuditHistory.tsx';
import { EventTimeline } from '../history/EventTimeline.tsx';
import { RelatedRows } from '../related/RelatedRows.tsx';
import { Details } from './Details.tsx';

interface Props {
  tabs: { key: string; label: string }[];
  choose: (key: string) => void;
}

interface ShownTab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Tabs for the row's own fields, related rows, events, and the audit trail. */
function useTabs(): ShownTab[] {
  const resource = useResource();
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const translate = useTranslate();
  const log = catalogue.resources.find((item) => isTagged(item, 'eventLog'));
  const trail = catalogue.resources.find((item) => isTagged(item, 'auditTrail'));
  const shown = relatedResources(resource, catalogue);
  const related = shown
    .filter((list) => !isOfParts(list))
    .map(({ relation, resource: other }) => {
      const target = other.fields.find(({ name }) => name === relation.target);
      // Two keys to one table (a sender and a receiver) need labels that differ, and the tab of rows of the same table names the relation.
      const isAmbiguous =
        other === resource || shown.filter((item) => item.resource === other).length > 1;
      const suffix = isAmbiguous && target ? ` (${labels.field(target)})` : '';
      return {
        key: `${relation.resource}.${relation.target}`,
        label: labels.many(other) + suffix,
        content: <RelatedRows relation={relation} />,
      };
    });
  return [
    {
      key: 'details',
      label: translate('show.details'),
      content: <Details parts={shown.filter(isOfParts)} />,
    },
    ...related,
    ...(log && resource !== log
      ? [
          {
            key: 'timeline',
            label: translate('show.timeline'),
            content: <EventTimeline log={log} />,
          },
        ]
      : []),
    ...(trail && resource !== trail
      ? [
          {
            key: 'history',
            label: translate('show.history'),
            content: <AuditHistory trail={trail} />,
          },
        ]
      : []),
  ];
}

// Tabs are in one line on every screen: scrolled on a phone, with a menu for the rest on a desktop. The open
// tab has a border of its own, since the sliding indicator supports only one line.
const row = {
  flex: 1,
  minWidth: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root.Mui-selected': { boxShadow: 'inset 0 -2px 0 currentColor' },
} as const;

/** More than fit beside each other on a laptop. */
const mostTabs = 9;

/**
 * Tabs of a row. Only the open one fetches its rows. Lists of less weight are chosen from a menu, which moves
 * them into the line.
 */
export function ShowTabs() {
  const tabs = useTabs();
  const record = useRecordContext();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [chosen, choose] = useState('details');
  if (!record) return null;
  const open = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  const beyond = isPhone ? [] : tabsBeyond(tabs, mostTabs);
  const inLine = tabs.filter((tab) => tab === open || !beyond.includes(tab));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Tabs
          value={open?.key ?? false}
          onChange={(_, key: string) => choose(key)}
          variant="scrollable"
          scrollButtons={false}
          sx={row}
        >
          {inLine.map(({ key, label }) => (
            <Tab
              key={key}
              value={key}
              label={label}
              id={`tab-${key}`}
              aria-controls={key === open?.key ? `panel-${key}` : undefined}
            />
          ))}
        </Tabs>
        {beyond.length > 0 && <MoreTabs tabs={beyond} choose={choose} />}
      </Box>
      {open && (
        <Box role="tabpanel" id={`panel-${open.key}`} aria-labelledby={`tab-${open.key}`}>
          {open.content}
        </Box>
      )}
    </>
  );
}

/** The tabs that do not fit, behind a button with their number. */
function MoreTabs({ tabs, choose }: Props) {
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

/** The tabs moved to a menu if not all fit: neither the first nor the last two, which every row has. */
export function tabsBeyond<T>(tabs: readonly T[], most: number): T[] {
  const [events, history] = [tabs.length - 2, tabs.length - 1];
  const fitting = most - 2;
  if (tabs.length <= most) return [];
  return tabs.filter((_, at) => at >= fitting && at !== events && at !== history);
}
