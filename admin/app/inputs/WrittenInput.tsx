import { InputAdornment, TextField } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { FieldTitle, type InputProps, useInput, useTranslate, ValidationError } from 'react-admin';
import { messageWith } from '#shared/texts/with-verbatim.ts';

interface Props extends InputProps {
  /** The text shown for a value. */
  write: (value: unknown) => string;
  /** The value of typed text; undefined when it has none. */
  read: (text: string) => unknown;
  /** The error for text that cannot be parsed. */
  unreadable: (text: string) => string | { message: string; args: Record<string, string> };
  unit?: string;
  multiline?: boolean;
  inputMode?: 'decimal' | 'text';
  /** The end of the field, as a button: given the value and the setter of it. */
  end?: (value: unknown, choose: (value: unknown) => void) => ReactNode;
}

/**
 * A text field for a value that is not text. Typed text stays unchanged until it can be parsed, so that the
 * caret never jumps and "12," is no error while typing.
 */
export function WrittenInput({
  write,
  read,
  unreadable,
  unit,
  multiline,
  inputMode = 'decimal',
  end,
  ...props
}: Props) {
  const translate = useTranslate();
  const [text, setText] = useState<string | null>(null);
  // A form that validates each change does so before the text is rendered.
  const typed = useRef(text);
  const type = (next: string | null) => {
    typed.current = next;
    setText(next);
  };
  const given = Array.isArray(props.validate) ? props.validate : [];
  const faultOf = (written: string | null) =>
    written && read(written) === undefined ? unreadable(written) : undefined;
  const { field, fieldState, id, isRequired } = useInput({
    ...props,
    validate: [() => faultOf(typed.current), ...given],
  });
  const error = fieldState.error?.message;
  const fault = faultOf(text);
  const choose = (value: unknown) => {
    type(null);
    field.onChange(value);
  };
  const atEnd = end ? end(field.value, choose) : unit;
  const help = props.helperText === false ? undefined : props.helperText;
  return (
    <TextField
      id={id}
      name={field.name}
      label={<FieldTitle label={props.label} source={props.source} isRequired={isRequired} />}
      value={text ?? write(field.value)}
      onChange={({ target }) => {
        type(target.value);
        field.onChange(target.value.trim() === '' ? null : (read(target.value) ?? target.value));
      }}
      onBlur={() => {
        if (text !== null && read(text) !== undefined) type(null);
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={
        error ? (
          typeof fault === 'object' ? (
            messageWith(translate, fault.message, fault.args)
          ) : (
            <ValidationError error={error} />
          )
        ) : typeof help === 'string' ? (
          translate(help, { _: help })
        ) : (
          help
        )
      }
      multiline={multiline}
      minRows={multiline ? 4 : undefined}
      inputRef={field.ref}
      slotProps={{
        htmlInput: multiline ? {} : { inputMode, autoComplete: 'off' },
        input: atEnd
          ? { endAdornment: <InputAdornment position="end">{atEnd}</InputAdornment> }
          : {},
      }}
    />
  );
}
