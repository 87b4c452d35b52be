import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';
import { isTooLongForCode } from './code-length.ts';

/** Dark modules as one path, a run of them as one stroke of the pen. */
const drawModules = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x += 1) {
        if (row[x] !== true) continue;
        let run = 1;
        while (row[x + run] === true) run += 1;
        path += `M${x} ${y}h${run}v1h-${run}z`;
        x += run;
      }
      return path;
    })
    .join('');

/** A QR code with the quiet zone of four modules that scanners want; nothing for text too long to fit. */
export const QrPicture = ({
  value,
  label,
  classes,
}: {
  readonly value: string;
  readonly label: string;
  readonly classes: Readonly<Record<string, string>>;
}): ReactNode => {
  const drawing = useMemo(() => {
    if (value === '' || isTooLongForCode(value)) return null;
    const { data, size } = encode(value, { ecc: 'M', border: 4 });
    return { size, path: drawModules(data) };
  }, [value]);
  if (drawing === null) return null;
  return (
    <svg
      className={classes['code']}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={classes['modules']} d={drawing.path} />
    </svg>
  );
};
