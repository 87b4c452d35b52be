import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** Looks of text that the platform wrote: its tags carry no classes. */
export const proseLook: StyleObject = {
  minWidth: '0',
  overflowWrap: 'anywhere',
  lineHeight: 'normal',
  '& > * + *': { marginBlockStart: '3' },
  '& h2': { textStyle: 'headingLg' },
  '& h3': { textStyle: 'headingMd' },
  '& h4': { textStyle: 'headingSm' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '5' },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& blockquote': {
    borderInlineStartWidth: '3px',
    borderColor: 'brand.edge',
    paddingInlineStart: '4',
    color: 'fg.muted',
  },
  '& img': { borderRadius: 'lg', maxWidth: 'full', height: 'auto' },
  '& table': { width: 'full', display: 'block', overflowX: 'auto' },
  '& th, & td': {
    borderWidth: '1px',
    borderColor: 'border.default',
    paddingInline: '3',
    paddingBlock: '2',
    textAlign: 'start',
  },
  '& code': { fontFamily: 'mono', bg: 'bg.muted', borderRadius: 'sm', paddingInline: '1' },
};
