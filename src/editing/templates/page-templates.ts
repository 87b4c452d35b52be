import type { Json, JsonObject } from '../../protocol/json/json.ts';

/** What a template is filled with. Words are keys by then. */
export interface TemplateParts {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Id of the route that the button leads to. */
  readonly leads: string;
  /** Empty for none. */
  readonly picture: string;
}
export interface PageTemplate {
  readonly id: 'promotion' | 'words';
  /** Whether it has a button and a picture. */
  readonly hasButton: boolean;
  readonly root: (parts: TemplateParts) => JsonObject;
}

const say = (key: string): JsonObject => ({ $t: key });
const pageOf = (width: string, children: readonly Json[]): JsonObject => ({
  type: 'Container',
  id: 'page',
  props: { width, paddingBlock: '6', gap: '6' },
  children,
});
const headOf = ({ title, text }: TemplateParts): readonly Json[] => [
  { type: 'Heading', id: 'title', props: { level: 1 }, children: [say(title)] },
  { type: 'Text', id: 'text', children: [say(text)] },
];

/** A banner with a picture, where there is one, and a button. */
const promotion = (parts: TemplateParts): JsonObject => {
  const { button, leads, picture } = parts;
  const image: JsonObject = {
    type: 'Image',
    id: 'picture',
    props: { src: picture, ratio: 'banner', radius: 'lg' },
    // It shows what the words beside it say.
    a11y: { hidden: true },
  };
  const link: JsonObject = {
    type: 'Link',
    id: 'button',
    props: { route: leads, variant: 'button' },
    children: [say(button)],
  };
  return pageOf('page', [
    {
      type: 'Card',
      id: 'banner',
      props: { tone: 'brand', padding: '6' },
      children: [
        {
          type: 'Stack',
          id: 'banner-parts',
          props: { gap: '4' },
          children: [...(picture === '' ? [] : [image]), ...headOf(parts), link],
        },
      ],
    },
  ]);
};
const words = (parts: TemplateParts): JsonObject => pageOf('narrow', headOf(parts));

/** What a new page begins with. The gate compiles each of them. */
export const pageTemplates: readonly PageTemplate[] = [
  { id: 'promotion', hasButton: true, root: promotion },
  { id: 'words', hasButton: false, root: words },
];
