import { Link } from '@mui/material';

/** A computed address within the product, to be opened beside the console. */
export function PathValue({ value }: { value: unknown }) {
  return (
    <Link href={String(value)} target="_blank" rel="noopener">
      {String(value).split('/').slice(-2).join('/').slice(0, 32)}
    </Link>
  );
}
