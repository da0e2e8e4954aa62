import { Autocomplete, Box, InputAdornment, ListSubheader, TextField } from '@mui/material';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { titleOf } from '../catalogue/labels/titleOf.ts';
import { useLabels } from '../catalogue/labels/useLabels.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { isTyping } from '../queue/useQueueKeys.ts';
import { type Hit, useSearch } from './useSearch.ts';

const pause = 200;

const keyOf = ({ resource, record }: Hit) => record?.id ?? resource.name;

/** One field that finds rows of every table, from anywhere with the key "/". */
export function ConsoleSearch({ done }: { done?: () => void }) {
  const translate = useTranslate();
  const labels = useLabels();
  const navigate = useNavigate();
  const { catalogue } = useKnowledge();
  const input = useRef<HTMLInputElement>(null);
  const [written, write] = useState('');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { hits, isSearching, isFailed } = useSearch(text);

  useEffect(() => {
    const waiting = setTimeout(() => setText(written), pause);
    return () => clearTimeout(waiting);
  }, [written]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const title = ({ resource, record }: Hit) =>
    record ? titleOf(catalogue, resource, record, labels) : translate('search.partly');
  return (
    <Autocomplete<Hit>
      size="small"
      options={text.trim() === written.trim() ? hits : []}
      loading={isSearching}
      // The server has searched already. Its hits need not contain the text in their titles.
      filterOptions={(found) => found}
      // Within the bar's landmark, and as groups of one listbox: so screen readers find and name it.
      disablePortal
      slotProps={{ listbox: { component: 'div' } }}
      renderGroup={({ key, group, children }) => (
        <HitGroup key={key} name={group}>
          {children}
        </HitGroup>
      )}
      groupBy={({ resource }) => labels.many(resource)}
      getOptionLabel={title}
      getOptionKey={keyOf}
      getOptionDisabled={({ record }) => record === null}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      value={null}
      inputValue={written}
      onInputChange={(_, next, reason) => reason !== 'reset' && write(next)}
      onChange={(_, hit) => {
        if (!hit?.record) return;
        write('');
        navigate(`/${hit.resource.name}/${String(hit.record.id)}/show`);
        done?.();
      }}
      open={isOpen && written.trim().length > 1}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      forcePopupIcon={false}
      noOptionsText={translate(isFailed ? 'search.failed' : 'list.none')}
      loadingText={translate('search.looking')}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          inputRef={input}
          placeholder={translate('search.everywhere')}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': translate('search.everywhere'),
              'aria-keyshortcuts': '/',
            },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <IconSearch size={18} stroke={1.6} aria-hidden="true" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      renderOption={({ key, ...props }, hit) => (
        <Box component="li" key={key} {...props}>
          {title(hit)}
        </Box>
      )}
    />
  );
}

/** The results from one table, below its name. */
function HitGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={name}>
      <ListSubheader component="div" aria-hidden="true" sx={{ top: -8, lineHeight: '32px' }}>
        {name}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ p: 0, '& .MuiAutocomplete-option': { pl: 3 } }}>
        {children}
      </Box>
    </Box>
  );
}
