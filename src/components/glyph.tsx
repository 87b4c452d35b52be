import type { ReactNode } from 'react';

const spritePath = '/assets/icons.svg';
const mirrored: ReadonlySet<string> = new Set(['chevron-start', 'chevron-end', 'arrow-end', 'logout']);

/** A drawing of the sprite, as decoration: the code that shows it gives the words. */
export const Glyph = ({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string | undefined;
}): ReactNode => (
  <svg
    className={className}
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 24 24"
    data-mirrored={mirrored.has(name) ? '' : undefined}
  >
    <use href={`${spritePath}#${name}`} />
  </svg>
);
