import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { glyph, styleButton } from '../styles/style-parts.ts';
import words from './file-save.words.json' with { type: 'json' };

export const fileSaveDefinition = defineLeaf('FileSave', {
  summary: 'A file that a call answered: the browser saves it when it arrives, and once more at a press.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      name: { type: ['string', 'null'], maxLength: 200 },
      mediaType: { type: ['string', 'null'], maxLength: 100 },
      /** The bytes in Base64; nothing is shown without them. */
      content: { type: ['string', 'null'] },
    },
    ['label', 'name', 'mediaType', 'content'],
  ),
  words,
  accessibility: { role: 'link', name: 'prop:label', keyboard: 'Enter saves the file once more.' },
  lower: lazyView({ reserve: '4.5rem', chunk: 'records' }, () => ({
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', minWidth: '0' },
    said: { overflowWrap: 'anywhere' },
    link: styleButton('outline', 'brand'),
    icon: glyph,
  })),
});
