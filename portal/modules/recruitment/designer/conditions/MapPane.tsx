import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { localize } from '../document/FormOutline.ts';
import { type Tie, tiesOf, unreachablePages } from './conditionMap.ts';
import styles from './Map.module.css';
import { useTieText } from './useTieText.ts';

/** An arc between two rows, in the margin beside them. */
interface Arc {
  from: number;
  to: number;
  /** The distance from the rows: overlapping arcs have different lanes. */
  lane: number;
}

const ROW = 40;
const LANE = 10;
const MARGIN = 18;

/** The conditions of a form: as arcs beside the questions, and as a list. */
export function MapPane() {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const { outline, open } = useDesign();
  const say = useTieText();
  const ties = tiesOf(outline);
  const lost = new Set(unreachablePages(outline).map(({ key }) => key));
  const parts = outline.pages.flatMap((page) => [page, ...page.questions]);
  const rowOf = new Map(parts.map(({ key }, at) => [key, at]));
  if (ties.length === 0) return <p className={styles.none}>{t('map.none')}</p>;
  return (
    <div className={styles.pane}>
      <p className={styles.lead}>{t('map.lead')}</p>
      <div className={styles.map}>
        <Arcs ties={ties} rowOf={rowOf} rows={parts.length} />
        <ol className={styles.rows}>
          {parts.map((part) => {
            const isPage = !('page' in part);
            const text = localize(isPage ? part.value.title : part.value.label, language);
            const fallback = isPage ? t('page.number', { number: part.at + 1 }) : part.value.id;
            return (
              <li
                key={part.key}
                className={styles.row}
                style={{ height: ROW }}
                data-page-row={isPage || undefined}
              >
                <PlainButton className={styles.name} onClick={() => open(part.key)}>
                  {text || String(fallback ?? '')}
                </PlainButton>
                {lost.has(part.key) && <span className={styles.lost}>{t('map.unreachable')}</span>}
              </li>
            );
          })}
        </ol>
      </div>
      <h2 className={styles.title}>{t('map.list')}</h2>
      <ul className={styles.list}>
        {ties.map((tie) => (
          <li key={tie.to.key} data-trouble={tie.fault ?? undefined}>
            <span>{say(tie)}</span>
            {tie.fault && (
              <span className={styles.trouble}>
                <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
                <span>{t(`map.trouble.${tie.fault}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same information as the list, as a drawing. */
function Arcs(props: { ties: readonly Tie[]; rowOf: Map<string, number>; rows: number }) {
  const { ties, rowOf, rows } = props;
  const known = ties.filter(({ from }) => from !== undefined);
  const pairs = known.map(({ from, to }) => ({
    from: rowOf.get(from?.key ?? '') ?? 0,
    to: rowOf.get(to.key) ?? 0,
  }));
  const arcs = lanesOf(pairs);
  const width = MARGIN + LANE * (1 + Math.max(0, ...arcs.map(({ lane }) => lane)));
  return (
    <svg
      className={styles.arcs}
      width={width}
      height={rows * ROW}
      viewBox={`0 0 ${width} ${rows * ROW}`}
      aria-hidden="true"
    >
      {arcs.map(({ from, to, lane }, at) => {
        const tie = known[at]!;
        return (
          <g
            key={tie.to.key}
            className={styles.arc}
            data-hiding={tie.isHiding || undefined}
            data-trouble={tie.fault ? true : undefined}
          >
            <path d={arcPath(middle(from), middle(to), width, lane)} />
            <path className={styles.tip} d={`M${width - 7} ${middle(to) - 4} l7 4 l-7 4 z`} />
            <circle cx={width - 2} cy={middle(from)} r="3" />
          </g>
        );
      })}
    </svg>
  );
}

/** Slightly off centre, so that incoming and outgoing arcs do not meet. */
const middle = (row: number) => row * ROW + ROW / 2;

function arcPath(from: number, to: number, width: number, lane: number): string {
  const x = width - MARGIN - lane * LANE + 4;
  const round = 6 * Math.sign(to - from || 1);
  return `M${width - 2} ${from} H${x + 6} Q${x} ${from} ${x} ${from + round} V${to - round} Q${x} ${to} ${x + 6} ${to} H${width - 5}`;
}

/** Gives each pair of rows the innermost lane that is free all the way. Short ones run inside long ones. */
export function lanesOf(pairs: readonly { from: number; to: number }[]): Arc[] {
  const span = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  const order = [...pairs.keys()].sort((a, b) => span(pairs[a]!) - span(pairs[b]!));
  const lanes: { from: number; to: number }[][] = [];
  const found = new Map<number, number>();
  for (const at of order) {
    const pair = pairs[at]!;
    const free = lanes.findIndex((lane) => lane.every((one) => !overlaps(one, pair)));
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), pair];
    found.set(at, lane);
  }
  return pairs.map((pair, at) => ({ ...pair, lane: found.get(at) ?? 0 }));
}

function overlaps(one: { from: number; to: number }, other: { from: number; to: number }): boolean {
  const [low, high] = [Math.min(one.from, one.to), Math.max(one.from, one.to)];
  return Math.min(other.from, other.to) <= high && Math.max(other.from, other.to) >= low;
}
