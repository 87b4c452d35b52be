/** A colour in both themes, as `#rrggbb`. */
export interface ThemedColor {
  readonly light: string;
  readonly dark: string;
}

const themed = (light: string, dark: string): ThemedColor => ({ light, dark });

/**
 * The palette of Foyer: an ink canvas with warm gold in the dark theme, paper and ink with the same
 * gold in the light one. Names say what a colour is for, never which colour it is, so that a brand
 * replaces values and no component changes. `fg` of a set is text on canvas, surface, muted and the
 * set's own `subtle`; `contrast` is text on `solid`.
 */
export const semanticColors = {
  'bg.canvas': themed('#f6f5f1', '#090d18'),
  'bg.surface': themed('#ffffff', '#111729'),
  'bg.raised': themed('#ffffff', '#182039'),
  'bg.muted': themed('#eceae3', '#1c2541'),
  'bg.inverse': themed('#131a2e', '#f4f6fb'),
  'bg.overlay': themed('#0b1020b3', '#03060ecc'),
  'fg.default': themed('#12182a', '#f3f5fb'),
  'fg.muted': themed('#4f5970', '#a9b3cc'),
  'fg.subtle': themed('#5c667e', '#94a0be'),
  'fg.inverse': themed('#f4f6fb', '#0c1120'),
  'border.default': themed('#dfdcd2', '#253050'),
  'border.strong': themed('#7b849a', '#6d7aa0'),
  'brand.solid': themed('#f0b73a', '#f4c25a'),
  'brand.emphasis': themed('#e6a61f', '#ffd479'),
  'brand.contrast': themed('#1b1405', '#1b1405'),
  'brand.fg': themed('#7f5300', '#f6cb6f'),
  'brand.subtle': themed('#fff2d3', '#2b2414'),
  'brand.edge': themed('#9c700f', '#f4c25a'),
  'danger.solid': themed('#c2222b', '#ff7a7e'),
  'danger.contrast': themed('#ffffff', '#2a0608'),
  'danger.fg': themed('#b01c25', '#ff9a9c'),
  'danger.subtle': themed('#fdecec', '#34151d'),
  'success.solid': themed('#11774e', '#45d39a'),
  'success.contrast': themed('#ffffff', '#04271a'),
  'success.fg': themed('#0d6543', '#62e0ae'),
  'success.subtle': themed('#e4f5ec', '#0f2c27'),
  'warning.solid': themed('#a85500', '#ffb454'),
  'warning.contrast': themed('#ffffff', '#2a1700'),
  'warning.fg': themed('#8a4500', '#ffc47a'),
  'warning.subtle': themed('#fff0dc', '#332513'),
  'info.solid': themed('#2d59cc', '#7fa7ff'),
  'info.contrast': themed('#ffffff', '#07163a'),
  'info.fg': themed('#264db4', '#9dbbff'),
  'info.subtle': themed('#e9effe', '#172444'),
  'media.fg': themed('#ffffff', '#ffffff'),
  'media.muted': themed('#d5dbea', '#d5dbea'),
  'media.scrim': themed('#070b16', '#070b16'),
  focus: themed('#2d59cc', '#ffdf9a'),
} as const satisfies Readonly<Record<string, ThemedColor>>;

export type ColorName = keyof typeof semanticColors;

/** Pairs that must hold in both themes, with the least ratio (WCAG 2.2: 1.4.3 text, 1.4.11 controls). */
export const contrastPairs: readonly {
  readonly front: ColorName;
  readonly back: ColorName;
  readonly least: number;
}[] = [
  ...(
    [
      'fg.default',
      'fg.muted',
      'fg.subtle',
      'brand.fg',
      'danger.fg',
      'success.fg',
      'warning.fg',
      'info.fg',
    ] as const
  ).flatMap((front) =>
    (['bg.canvas', 'bg.surface', 'bg.raised', 'bg.muted'] as const).map((back) => ({
      front,
      back,
      least: 4.5,
    })),
  ),
  { front: 'media.fg', back: 'media.scrim', least: 4.5 },
  { front: 'media.muted', back: 'media.scrim', least: 4.5 },
  { front: 'fg.inverse', back: 'bg.inverse', least: 4.5 },
  ...(['brand', 'danger', 'success', 'warning', 'info'] as const).flatMap((set) => [
    { front: `${set}.contrast` as const, back: `${set}.solid` as const, least: 4.5 },
    { front: `${set}.fg` as const, back: `${set}.subtle` as const, least: 4.5 },
    { front: 'fg.default' as const, back: `${set}.subtle` as const, least: 4.5 },
  ]),
  { front: 'brand.contrast', back: 'brand.emphasis', least: 4.5 },
  ...(['border.strong', 'brand.edge', 'focus', 'danger.solid'] as const).flatMap((front) =>
    (['bg.canvas', 'bg.surface', 'bg.raised'] as const).map((back) => ({ front, back, least: 3 })),
  ),
];
