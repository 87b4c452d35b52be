import { defineLeaf } from '../define-component.ts';
import { readKept, listSources } from '../../protocol/address/kept-picture.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { choiceProp, describeProps, readChoice, readStyle, textProp, tokenProp } from '../prop-schemas.ts';

const ratios: Readonly<Record<string, string>> = {
  square: '1',
  portrait: '3 / 4',
  video: '16 / 9',
  banner: '21 / 9',
};
/** What a picture of the library brings that is written out: its widths, its size and what stays in sight. */
const describeKept = (
  props: JsonObject,
): { readonly attributes: JsonObject; readonly styles: JsonObject } => {
  const src = typeof props['src'] === 'string' ? props['src'] : '';
  const [picture, sources] = [readKept(src), listSources(src)];
  if (picture === null || sources === null) return { attributes: {}, styles: {} };
  const { width } = props;
  return {
    attributes: {
      srcSet: sources,
      // A browser that loads late knows how wide the place is; the others take a phone's, or half of a window.
      sizes: typeof width === 'number' ? `${width}px` : 'auto, (min-width: 48rem) 50vw, 100vw',
      ...(width === undefined ? { width: picture.width, height: picture.height } : {}),
    },
    styles: {
      ...(width === undefined ? { height: 'auto' } : {}),
      objectPosition: picture.focus.map((part) => `${part}%`).join(' '),
    },
  };
};
const pixels = { type: 'integer', minimum: 1, maximum: 4096, 'x-static': true } as const;

export const imageDefinition = defineLeaf('Image', {
  summary: 'A picture with its place held before it arrives.',
  group: 'media',
  props: describeProps(
    {
      src: { type: 'string', maxLength: 2048, 'x-address': 'picture' },
      alt: textProp,
      ratio: choiceProp('square', 'portrait', 'video', 'banner'),
      fit: choiceProp('cover', 'contain'),
      radius: tokenProp('radii'),
      loading: choiceProp('lazy', 'eager'),
      width: pixels,
      height: pixels,
    },
    ['src'],
  ),
  accessibility: { role: 'img', name: 'prop:alt' },
  lower: {
    kind: 'host',
    element: () => 'img',
    attributes: { src: 'src', alt: 'alt', width: 'width', height: 'height' },
    // No words: decoration (the checker asks for `a11y.hidden` then).
    fixed: (props) => ({
      decoding: 'async',
      loading: readChoice(props, 'loading', 'lazy'),
      ...describeKept(props).attributes,
      ...(props['alt'] === undefined ? { alt: '' } : {}),
    }),
    styles: (props) => ({
      maxWidth: 'full',
      ...(typeof props['ratio'] === 'string'
        ? { width: 'full', height: 'auto', aspectRatio: ratios[props['ratio']] }
        : props['width'] === undefined
          ? { width: 'full' }
          : { width: 'auto', flexShrink: 0 }),
      ...describeKept(props).styles,
      objectFit: readStyle(props, 'fit', 'cover'),
      borderRadius: readStyle(props, 'radius'),
      // A frame holds its place with a ground; a drawing with transparent parts keeps the page's.
      ...(typeof props['ratio'] === 'string' && props['fit'] !== 'contain' ? { bg: 'bg.muted' } : {}),
    }),
  },
});
