import type { ReactNode, RefCallback } from 'react';
import { listSources, readKept } from '../protocol/address/kept-picture.ts';
import { toSource } from '../runtime/react/dom-attributes.ts';

interface LibraryPictureProps {
  /** What `toSource` lets through. */
  readonly src: string | undefined;
  /** How wide its place is, as the attribute says it. */
  readonly sizes: string;
  readonly className: string | undefined;
  readonly loading?: 'lazy';
  readonly isFirst?: boolean;
  /** Of its place, before any style is there. */
  readonly width?: number;
  readonly height?: number;
}

/** Set on the element: the policy of the page allows no styles in markup. */
const keepInSight =
  ([x, y]: readonly [x: number, y: number]): RefCallback<HTMLImageElement> =>
  (element) =>
    element?.style.setProperty('object-position', `${x}% ${y}%`);

/** A decorative picture; one of the library comes as wide as its place needs, with its focal point in sight. */
export const LibraryPicture = ({ src, sizes, isFirst = false, ...image }: LibraryPictureProps): ReactNode => {
  const picture = src === undefined ? null : readKept(src);
  const parts = picture === null || src === undefined ? null : { ref: keepInSight(picture.focus), sizes };
  return (
    <img
      {...image}
      {...parts}
      srcSet={toSource(parts === null ? null : listSources(src ?? ''))}
      src={toSource(src)}
      alt=""
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
};
