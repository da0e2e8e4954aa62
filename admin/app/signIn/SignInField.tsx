import type { InputHTMLAttributes } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  help?: string;
  error?: string;
}

/** One labelled input whose help and error are read out with it. */
export function SignInField({ name, label, help, error, ...input }: Props) {
  const noteId = `${name}-note`;
  const note = error ?? help;
  return (
    <div className="sign-in-field" data-wrong={error !== undefined}>
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error !== undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note && (
        <p id={noteId} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
