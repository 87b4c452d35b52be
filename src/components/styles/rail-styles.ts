import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** An entry of the narrow rail: its drawing with its words below, for a drawing alone says too little. */
export const narrowRailLook: StyleObject = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  // The longest word of the three languages fits in bold, and breaks nowhere.
  paddingInline: '0',
  paddingBlock: '1.5',
  fontSize: '2xs',
  lineHeight: 'tight',
  textAlign: 'center',
};
export const narrowRailLabel: StyleObject = { flexGrow: 0, overflow: 'visible', overflowWrap: 'break-word' };
export const narrowRailIcon: StyleObject = { width: '1.25rem', height: '1.25rem' };
