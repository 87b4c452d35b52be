import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** Tinted pills of state words, by tone. */
export const pillTones: Readonly<Record<string, StyleObject>> = {
  neutral: { bg: 'bg.muted', color: 'fg.default', borderColor: 'border.default' },
  brand: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.edge' },
  success: { bg: 'success.subtle', color: 'success.fg', borderColor: 'success.solid' },
  warning: { bg: 'warning.subtle', color: 'warning.fg', borderColor: 'warning.solid' },
  danger: { bg: 'danger.subtle', color: 'danger.fg', borderColor: 'danger.solid' },
};
export const pill: StyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  paddingInline: '2.5',
  paddingBlock: '0.5',
  borderRadius: 'full',
  borderWidth: '1px',
  fontSize: 'xs',
  fontWeight: 'semibold',
  lineHeight: 'normal',
  whiteSpace: 'nowrap',
};
/** A pill whose tone comes from the data, in `data-tone`. */
export const tonedPill: StyleObject = {
  ...pill,
  ...pillTones['neutral'],
  ...Object.fromEntries(Object.entries(pillTones).map(([tone, style]) => [`&[data-tone=${tone}]`, style])),
};
