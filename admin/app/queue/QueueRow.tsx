import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { Deciders } from '../actions/Deciders.tsx';
import { isRefusal, type RowAction } from '../catalogue/actions/rowActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { decisiveOrder, listedFields } from '../catalogue/listedFields.ts';
import { isTagged, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { RecordValue } from '../fields/RecordValue.tsx';
import { sinceText } from '../format/sinceText.ts';
import { RowLink } from '../list/RowLink.tsx';
import { SelectRow } from '../list/SelectRows.tsx';
import { QueueTitle } from './QueueTitle.tsx';
import { RowFacts } from './RowFacts.tsx';

const mostFacts = 4;

interface Props {
  resource: CatalogueResource;
  isCurrent: boolean;
  /** Whether it can be selected, to act on several rows at once. */
  isActedOn: boolean;
  actions: RowAction[];
  keys: Map<string, string>;
  since: string | null;
  point: () => void;
  choose: (action: RowAction) => void;
}

/** One waiting row: its title, the facts one decides by, how much it is about, and the decisions. */
export function QueueRow({
  resource,
  isCurrent,
  isActedOn,
  actions,
  keys,
  since,
  point,
  choose,
}: Props) {
  const record = useRecordContext();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  if (!record) return null;
  const sum = resource.fields.find((field) => isTagged(field, 'sum'));
  const facts = factsOf(resource, catalogue, record, since);
  return (
    <Box
      component="li"
      aria-current={isCurrent}
      onPointerDown={point}
      onFocus={point}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        gap: { xs: 1, md: 2 },
        px: 2,
        py: 1.25,
        borderBottom: '1px solid',
        borderColor: 'divider',
        boxShadow: (theme) => (isCurrent ? `inset 3px 0 ${theme.palette.primary.main}` : 'none'),
        backgroundColor: isCurrent ? 'action.hover' : 'transparent',
      }}
    >
      {isActedOn && (
        <Box sx={{ position: { xs: 'absolute', md: 'relative' }, top: 8, right: 8, zIndex: 1 }}>
          <SelectRow />
        </Box>
      )}
      {/* Links below each other are far enough apart for a thumb. */}
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: { xs: '28px', md: '24px' } }}>
        <RowLink resource={resource} fills>
          <QueueTitle resource={resource} />
        </RowLink>
        {since && record[since] && (
          <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
            {sinceText(record[since], labels.locale)}
          </Box>
        )}
        <RowFacts fields={facts} />
      </Box>
      {sum && <RowSum field={sum} />}
      <Box sx={{ position: 'relative', display: 'flex', gap: 1, flexShrink: 0 }}>
        {actions.length === 0 && (
          <Deciders resource={resource} status={record[resource.statusField ?? '']} />
        )}
        {actions.map((action) => (
          <Button
            key={action.name}
            variant="outlined"
            sx={{ minHeight: { xs: 40, md: 30 }, py: 0, minWidth: 76 }}
            color={isRefusal(resource, action) ? 'error' : 'primary'}
            aria-keyshortcuts={keys.get(action.name)}
            onClick={() => choose(action)}
          >
            {labels.action(action.name, action.mutation)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** The amount of a row: the figure that decisions depend on, in a fixed place in every row. */
function RowSum({ field }: { field: CatalogueField }) {
  const labels = useLabels();
  return (
    <Box component="dl" sx={{ m: 0, flexShrink: 0, textAlign: { md: 'right' } }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
        {labels.field(field)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 18, lineHeight: '24px', fontWeight: 600 }}>
        <RecordValue field={field} />
      </Box>
    </Box>
  );
}

/**
 * The facts that a decision depends on, the reason before comments on it, then the columns of the list;
 * without those shown elsewhere in the queue's row.
 */
export function factsOf(
  resource: CatalogueResource,
  catalogue: Catalogue,
  record: Record<string, unknown>,
  since: string | null,
): CatalogueField[] {
  const decisive = decisiveOrder(resource.fields.filter((field) => isTagged(field, 'decides')));
  return [...new Set([...decisive, ...listedFields(resource, catalogue)])]
    .filter((field) => !isTagged(field, 'sum'))
    .filter(({ name }) => ![resource.labelField, resource.statusField, since].includes(name))
    .filter(({ name }) => name !== 'createdAt')
    .filter(({ name }) => (record[name] ?? null) !== null)
    .filter((field, place) => place < mostFacts || decisive.includes(field));
}
