import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RowAction } from '../catalogue/actions/rowActions.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { Key } from './Key.tsx';

interface Props {
  actions: RowAction[];
  keys: Map<string, string>;
}

/** Which key does what; left out where there is no keyboard. */
export function KeyLegend({ actions, keys }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const verbs = [...keys].map(([name, letter]) => {
    const action = actions.find((item) => item.name === name);
    return [letter, labels.action(name, action?.mutation)];
  });
  const all = [
    ['j', translate('console.keyNext')],
    ['k', translate('console.keyPrevious')],
    ['Enter', translate('console.keyOpen')],
    ...verbs,
  ];
  return (
    <Box
      component="p"
      aria-label={translate('console.keys')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        gap: 2,
        m: 0,
        px: 2,
        py: 1,
        fontSize: 12,
        color: 'text.secondary',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {all.map(([key, text]) => (
        <span key={key}>
          <Key name={key ?? ''} /> <span>{text}</span>
        </span>
      ))}
    </Box>
  );
}
