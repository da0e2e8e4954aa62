import { type InputProps, TextInput } from 'react-admin';

/** A list of texts, written with commas between them. */
export function WordsInput(props: InputProps) {
  return (
    <TextInput
      {...props}
      format={(value: unknown) => (Array.isArray(value) ? value.join(', ') : '')}
      parse={(text: string) =>
        text
          .split(',')
          .map((word) => word.trimStart())
          .filter((word, place, all) => word !== '' || place === all.length - 1)
      }
    />
  );
}
