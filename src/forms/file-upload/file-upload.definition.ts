import { column } from '../../components/styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, payload, textProp } from '../../components/prop-schemas.ts';
import { glyph, styleIconButton, visuallyHidden } from '../../components/styles/style-parts.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import { fieldProps } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './file-upload.words.json' with { type: 'json' };

const chosenFile: JsonSchema = describeProps(
  {
    /** Finds the file for the call that sends it (`findHeldFile` of the runtime). */
    handle: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string', enum: ['image/png', 'image/jpeg'] },
    /** Bytes. */
    size: { type: 'integer' },
  },
  ['handle', 'name', 'type', 'size'],
);

export const fileUploadDefinition = defineLeaf('FileUpload', {
  summary:
    'Pictures to send, chosen, dropped or pasted: png and jpg only, told by their bytes. Each has its preview, progress and error. Events carry handles and facts; the call that sends a file finds it by its handle.',
  group: 'form',
  props: describeProps(
    {
      ...fieldProps,
      /** Most files. */
      most: { type: 'integer', minimum: 1, maximum: 10, 'x-static': true },
      /** Most megabytes of one file. */
      megabytes: { type: 'integer', minimum: 1, maximum: 20, 'x-static': true },
      /** How sending goes, file by file, as the machine knows it. */
      states: {
        type: 'array',
        maxItems: 10,
        items: describeProps(
          {
            handle: { type: 'string' },
            percent: { type: ['number', 'null'], minimum: 0, maximum: 100 },
            error: textProp,
          },
          ['handle'],
        ),
      },
    },
    ['label', 'name'],
  ),
  events: { change: payload({ files: { type: 'array', maxItems: 10, items: chosenFile } }) },
  sends: {
    change: { promised: true, carries: 'files' },
  },
  words,
  accessibility: {
    role: 'group',
    name: 'prop:label',
    keyboard: 'Enter and Space open the chooser; each file has a button that takes it out.',
  },
  lower: lazyView({ reserve: '12rem' }, () => ({
    ...fieldSlots,
    root: { ...fieldSlots['field'], position: 'relative' },
    input: visuallyHidden,
    zone: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minHeight: '8rem',
      paddingInline: '5',
      paddingBlock: '5',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      borderRadius: 'xl',
      bg: 'bg.surface',
      textAlign: 'center',
      cursor: 'pointer',
      _hover: { borderColor: 'brand.edge' },
      '&[data-over]': { borderColor: 'brand.edge', borderStyle: 'solid', bg: 'brand.subtle' },
      '*:focus-visible + &': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '*:disabled + &': { opacity: 0.55, cursor: 'not-allowed' },
    },
    zoneIcon: { width: '1.75rem', height: '1.75rem', color: 'brand.fg' },
    choose: { fontWeight: 'semibold', color: 'brand.fg', textDecoration: 'underline' },
    limits: { fontSize: 'sm', color: 'fg.muted' },
    files: { ...column('2'), marginBlockStart: '1' },
    file: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      padding: '2',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'lg',
      bg: 'bg.surface',
      '&[data-failed]': { borderColor: 'danger.solid' },
    },
    preview: {
      width: '3.5rem',
      height: '3.5rem',
      objectFit: 'cover',
      borderRadius: 'md',
      bg: 'bg.muted',
    },
    facts: { ...column('0.5'), minWidth: '0' },
    name: { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    size: { fontSize: 'sm', color: 'fg.muted' },
    bar: {
      appearance: 'none',
      width: 'full',
      height: '1.5',
      borderRadius: 'full',
      overflow: 'hidden',
      borderWidth: '0',
      bg: 'bg.muted',
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': { backgroundColor: 'brand.solid' },
      '&::-moz-progress-bar': { backgroundColor: 'brand.solid' },
    },
    remove: styleIconButton(),
    removeIcon: glyph,
  })),
});
