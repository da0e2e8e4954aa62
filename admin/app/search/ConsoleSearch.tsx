import { Autocomplete, Box, InputAdornment, TextField } from '@mui/material';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { titleOf } from '../catalogue/titleOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { isTyping } from '../queue/isTyping.ts';
import { type Hit, useSearch } from './useSearch.ts';

const pause = 200;

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
  const { hits, isSearching } = useSearch(text);

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

  const title = ({ resource, record }: Hit) => titleOf(catalogue, resource, record, labels);
  return (
    <Autocomplete<Hit>
      size="small"
      options={text.trim() === written.trim() ? hits : []}
      loading={isSearching}
      // The service has searched already; what it found need not hold the text in its title.
      filterOptions={(found) => found}
      groupBy={({ resource }) => labels.many(resource)}
      getOptionLabel={title}
      getOptionKey={({ record }) => record.id}
      isOptionEqualToValue={(a, b) => a.record.id === b.record.id}
      value={null}
      inputValue={written}
      onInputChange={(_, next, reason) => reason !== 'reset' && write(next)}
      onChange={(_, hit) => {
        if (!hit) return;
        write('');
        navigate(`/${hit.resource.name}/${String(hit.record.id)}/show`);
        done?.();
      }}
      open={isOpen && written.trim().length > 1}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      forcePopupIcon={false}
      noOptionsText={translate('list.none')}
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
