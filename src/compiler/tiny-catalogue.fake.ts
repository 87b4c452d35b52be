import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import type { ComponentDefinition } from '../protocol/document/component-definition.ts';
import type { JsonObject } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { OperationContract } from '../protocol/operation-contract.ts';
import type { Catalogue, StyleSystem } from './catalogue.ts';

const words = { 'x-text': true, type: 'string' } as const;
const props = (properties: JsonObject, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
});

const components: readonly ComponentDefinition[] = [
  {
    type: 'Box',
    version: 1,
    summary: 'A block.',
    group: 'layout',
    kind: 'container',
    props: props({
      padding: { type: 'string', 'x-token': 'spacing', 'x-responsive': true, 'x-static': true },
      tone: { type: 'string', enum: ['plain', 'brand'] },
      as: { type: 'string', enum: ['div', 'section'], 'x-static': true },
    }),
    slots: { end: { summary: 'At the end.' } },
    accessibility: { name: 'none' },
    lower: {
      kind: 'host',
      element: ({ as }) => (typeof as === 'string' ? as : 'div'),
      variants: ['tone'],
      styles: ({ padding, tone }) => ({
        padding: padding as string,
        color: tone === 'brand' ? 'brand.fg' : 'inherit',
        _hover: { opacity: 0.9 },
      }),
    },
  },
  {
    type: 'Text',
    version: 1,
    summary: 'Words.',
    group: 'text',
    kind: 'container',
    props: props({}),
    accessibility: { name: 'children' },
    lower: { kind: 'host', element: () => 'p', styles: () => ({}) },
  },
  {
    type: 'Button',
    version: 1,
    summary: 'Does something.',
    group: 'action',
    kind: 'container',
    props: props({
      label: words,
      disabled: { type: 'boolean', 'x-unknown': true },
      icon: { type: 'string', 'x-icon': true, 'x-static': true },
      size: { type: 'string', enum: ['sm', 'md'], 'x-static': true },
    }),
    events: { press: { type: 'object', properties: {}, additionalProperties: false } },
    accessibility: { role: 'button', name: 'children' },
    lower: {
      kind: 'host',
      element: () => 'button',
      attributes: { disabled: 'disabled', 'aria-label': 'label' },
      fixed: () => ({ type: 'button' }),
      events: { press: 'click' },
      styles: () => ({ cursor: 'pointer' }),
    },
  },
  {
    type: 'Chip',
    version: 1,
    summary: 'A short word.',
    group: 'text',
    kind: 'container',
    props: props({}),
    accessibility: { name: 'children' },
    lower: { kind: 'host', element: () => 'b', styles: () => ({}) },
  },
  {
    type: 'Chip',
    version: 2,
    summary: 'A short word, marked.',
    group: 'text',
    kind: 'container',
    props: props({ tone: { type: 'string', enum: ['good', 'bad'], 'x-static': true } }),
    accessibility: { name: 'children' },
    lower: { kind: 'host', element: () => 'mark', styles: () => ({ padding: '1' }) },
  },
  {
    type: 'Tabs',
    version: 1,
    summary: 'A view with behaviour.',
    group: 'navigation',
    kind: 'leaf',
    props: props(
      {
        label: words,
        route: { type: 'string', 'x-route': true, 'x-static': true },
        form: { type: 'string', 'x-form': true, 'x-static': true },
        count: { type: 'number', minimum: 0 },
        tabs: { type: 'array', items: props({ id: { type: 'string' }, label: words }, ['id', 'label']) },
      },
      ['label'],
    ),
    events: { select: props({ id: { type: 'string' } }, ['id']) },
    texts: { more: 'component.tabs.more' },
    accessibility: { name: 'prop:label' },
    lower: {
      kind: 'view',
      load: 'lazy',
      styles: () => ({ root: { display: 'flex' }, tab: { padding: '2' } }),
    },
  },
  {
    type: 'Modal',
    version: 1,
    summary: 'The frame of a modal.',
    group: 'overlay',
    kind: 'container',
    props: props({}),
    accessibility: { name: 'none' },
    lower: { kind: 'view', load: 'eager', styles: () => ({}) },
  },
  {
    type: 'Panel',
    version: 1,
    summary: 'A view that needs its slot.',
    group: 'layout',
    kind: 'container',
    props: props({}),
    slots: { body: { summary: 'The content.', required: true } },
    accessibility: { name: 'none' },
    lower: { kind: 'view', load: 'eager', styles: () => ({ root: {} }) },
  },
  {
    type: 'NavMenu',
    version: 1,
    summary: 'A menu.',
    group: 'navigation',
    kind: 'container',
    props: props({ label: words }, ['label']),
    menu: { item: 'MenuItem', group: 'MenuGroup' },
    accessibility: { name: 'prop:label' },
    lower: { kind: 'view', load: 'eager', styles: () => ({ root: {} }) },
  },
  {
    type: 'MenuItem',
    version: 1,
    summary: 'An entry.',
    group: 'navigation',
    kind: 'leaf',
    props: props({
      label: words,
      icon: { type: 'string', 'x-icon': true },
      to: { type: 'string', 'x-route': true, 'x-static': true },
      current: { type: 'boolean' },
      within: { type: 'boolean' },
    }),
    events: { press: { type: 'object', properties: {}, additionalProperties: false } },
    accessibility: { name: 'prop:label' },
    lower: { kind: 'view', load: 'eager', styles: () => ({ root: {} }) },
  },
  {
    type: 'MenuGroup',
    version: 1,
    summary: 'Entries below a word.',
    group: 'navigation',
    kind: 'container',
    props: props({
      label: words,
      icon: { type: 'string', 'x-icon': true },
      to: { type: 'string', 'x-route': true, 'x-static': true },
    }),
    events: { press: { type: 'object', properties: {}, additionalProperties: false } },
    accessibility: { name: 'prop:label' },
    lower: { kind: 'view', load: 'eager', styles: () => ({ root: {} }) },
  },
];

const contract = (id: string, parts: Partial<MachineContract>): MachineContract => ({
  id,
  version: 1,
  summary: id,
  events: {},
  projection: props({}),
  project: () => ({}),
  states: { idle: { waits: 'person' } },
  input: props({}),
  services: {},
  delays: [],
  secrets: [],
  bounded: () => ({}),
  ...parts,
});

const machines: readonly MachineContract[] = [
  contract('session', {
    events: { 'logout.request': props({}), 'code.enter': props({ code: { type: 'string' } }, ['code']) },
    projection: props({
      busy: { type: 'boolean' },
      error: { type: ['string', 'null'] },
      name: { type: 'string' },
    }),
    states: {
      visitor: { waits: 'person' },
      'member.idle': { waits: 'person' },
      'member.leaving': { waits: 'server' },
    },
  }),
  contract('deposit', {}),
  contract('language', { input: props({ code: { type: 'string' } }) }),
];

const operation = (name: string, parts: Partial<OperationContract>): OperationContract => ({
  name,
  method: 'GET',
  alsoMethods: [],
  path: `/wps/${name}`,
  aliases: [],
  moduleId: 'COMM3',
  token: 'none',
  envelope: true,
  money: false,
  layout: true,
  request: props({}),
  response: {},
  ...parts,
});

const operations: readonly OperationContract[] = [
  operation('games.list', {
    request: props({ gameType: { type: 'string' }, pageNo: { type: 'integer' } }, ['gameType']),
    response: props({
      games: { type: 'array', items: props({ id: { type: 'string' }, name: { type: 'string' } }) },
      total: { type: 'integer' },
    }),
  }),
  operation('games.all', {
    response: props({
      rows: {
        type: 'array',
        maxItems: 500,
        items: props({ id: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } }),
      },
    }),
  }),
  operation('session.login', { layout: false }),
];

/** A system with a handful of tokens: enough to see tokens, themes and widths resolved. */
const createTinySystem = (theme: {
  colors?: Readonly<Record<string, { light: string; dark: string }>>;
}): StyleSystem =>
  createSystem(defaultBaseConfig, {
    cssVarsPrefix: 'tiny',
    conditions: { dark: '.dark &' },
    theme: {
      breakpoints: { md: '768px' },
      keyframes: { spin: { to: { transform: 'rotate(360deg)' } } },
      tokens: {
        spacing: { 0: { value: '0px' }, 2: { value: '0.5rem' }, 4: { value: '1rem' } },
        radii: { md: { value: '4px' } },
        fonts: { body: { value: 'sans-serif' } },
      },
      semanticTokens: {
        colors: {
          brand: {
            fg: {
              value: {
                base: theme.colors?.['brand.fg']?.light ?? '#000000',
                _dark: theme.colors?.['brand.fg']?.dark ?? '#ffffff',
              },
            },
          },
        },
      },
    },
  }) as StyleSystem;

/** A small catalogue with one component of every sort. */
export const createTinyCatalogue = (): Catalogue => ({
  components,
  machines,
  operations,
  icons: ['home', 'menu'],
  needs: [{ at: { path: '/' }, without: 'the address of the portal leads nowhere' }],
  styles: {
    createSystem: createTinySystem,
    findLowContrast: (colors) =>
      colors['brand.fg']?.light === '#eeeeee'
        ? [{ front: 'brand.fg', back: 'bg.canvas', theme: 'light', ratio: 1.2, least: 4.5, repair: null }]
        : [],
  },
});
