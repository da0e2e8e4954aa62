import { Link } from '@mui/material';

/** A customer's page. The link sends no referrer and gives it no handle to this window. */
export function WebAddress({ address }: { address: string }) {
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {address.replace(/^https:\/\//, '')}
    </Link>
  );
}
