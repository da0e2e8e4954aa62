import { useMemo } from 'react';
import { encode } from 'uqr';

const QUIET_ZONE = 3;

/** A QR code, rendered as one path. Dark on white in both schemes, as cameras require. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      width={112}
      height={112}
      style={{ flex: 'none', borderRadius: 8, background: '#fff' }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#1B2420" />
    </svg>
  );
}

function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (data[row]?.[column]) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}
