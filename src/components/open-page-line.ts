import type { StyleObject } from '../protocol/document/component-definition.ts';

/** A line below the entry of a bar that is the open page, or leads to it. */
export const openPageLine: StyleObject = {
  content: '""',
  position: 'absolute',
  insetInline: '2.5',
  insetBlockEnd: '0',
  height: '3px',
  borderRadius: 'full',
  backgroundColor: 'brand.fg',
};
