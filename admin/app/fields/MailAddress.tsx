import { Fragment } from 'react';

/** An address of e-mail. Where it is too long for its line it breaks after the @ and its dots. */
export function MailAddress({ address }: { address: string }) {
  const [first, ...rest] = address.split(/(?<=[@.])/);
  let before = first ?? '';
  return (
    <>
      <span>{first}</span>
      {rest.map((part) => {
        before += part;
        return (
          <Fragment key={before}>
            <wbr />
            <span>{part}</span>
          </Fragment>
        );
      })}
    </>
  );
}
