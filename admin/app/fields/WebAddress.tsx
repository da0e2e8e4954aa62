import { Link } from '@mui/material';

/** A customer's page. It is told neither who came nor from where, and cannot reach back. */
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
