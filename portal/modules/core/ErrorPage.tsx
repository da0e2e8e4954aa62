/** Fails on purpose, so that the error page can be looked at and tried (document A, module test). */
export function ErrorPage(): never {
  throw new Error('The error page was requested');
}
