import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import type { GraphNode, MachineGraph } from '../../protocol/machine/machine-graph.ts';
import type { Catalogue } from '../catalogue.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const props = (properties: JsonSchema, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
});
const node = (state: string, waitKind: GraphNode['waits'], edges: GraphNode['edges'] = []): GraphNode => ({
  state,
  waits: waitKind,
  edges,
  tags: [],
  can: [],
  projection: { isAnswered: state === 'answered' },
});

const quiz: MachineContract = {
  id: 'quiz',
  version: 1,
  summary: 'Asks, and is over once answered and left.',
  events: {
    'answer.give': props({ values: { type: 'object' } }, ['values']),
    'paper.check': props({}),
    'quiz.leave': props({}),
  },
  projection: props({ isAnswered: { type: 'boolean' } }),
  project: () => ({}),
  states: {
    checking: { waits: 'person' },
    asking: { waits: 'person' },
    answered: { waits: 'person' },
    over: { waits: 'final' },
  },
  input: props({ isHard: { type: 'boolean', default: false } }),
  services: {},
  delays: [],
  secrets: [],
  bounded: () => ({}),
};
/** It asks for a user name; a hard one is checked first. */
const quizGraph: MachineGraph = {
  machine: 'quiz',
  finiteInputs: ['isHard'],
  inputs: [
    { input: { isHard: false }, node: 1 },
    { input: { isHard: true }, node: 0 },
  ],
  steps: [
    { kind: 'person', event: 'paper.check' },
    { kind: 'person', event: 'answer.give', payload: { values: { username: 'x' } } },
    { kind: 'person', event: 'quiz.leave' },
  ],
  nodes: [
    node('checking', 'person', [{ step: 0, to: 1 }]),
    node('asking', 'person', [{ step: 1, to: 2 }]),
    node('answered', 'person', [{ step: 2, to: 3 }]),
    node('over', 'final'),
  ],
  explored: 4,
};
const sessionGraph: MachineGraph = {
  machine: 'session',
  finiteInputs: [],
  steps: [],
  explored: 1,
  inputs: [{ input: {}, node: 0 }],
  nodes: [{ ...node('visitor', 'server'), projection: { state: 'visitor' } }],
};
const graphs: Readonly<Record<string, MachineGraph>> = { quiz: quizGraph, session: sessionGraph };

const form: ComponentDefinition = {
  type: 'Form',
  version: 1,
  summary: 'A form.',
  group: 'form',
  kind: 'leaf',
  props: props({ form: { type: 'string', 'x-form': true, 'x-static': true } }, ['form']),
  events: { submit: props({ values: { type: 'object' } }, ['values']) },
  accessibility: { name: 'none' },
  lower: { kind: 'view', load: 'eager', styles: () => ({}) },
};

/** The tiny catalogue with a flow that can be proven. */
export const createFlowCatalogue = (more: Partial<Catalogue> = {}): Catalogue => {
  const tiny = createTinyCatalogue();
  return {
    ...tiny,
    components: [...tiny.components, form],
    machines: [...tiny.machines, quiz],
    graphs: (machine) => graphs[machine] ?? null,
    ...more,
  };
};

/** All that a flow at a key needs of a screen. */
export const askQuiz = (key: string): readonly object[] => [
  {
    type: 'Button',
    id: `${key}-check`,
    in: [key, 'checking'],
    children: [{ $t: 'home.title' }],
    on: { press: [{ do: 'send', to: key, event: 'paper.check' }] },
  },
  {
    type: 'Form',
    id: `${key}-form`,
    in: [key, 'asking'],
    props: { form: 'register' },
    on: {
      submit: [
        { do: 'send', to: key, event: 'answer.give', with: { values: { $e: { var: 'event.values' } } } },
      ],
    },
  },
  {
    type: 'Button',
    id: `${key}-leave`,
    in: [key, 'answered'],
    children: [{ $t: 'home.title' }],
    on: { press: [{ do: 'send', to: key, event: 'quiz.leave' }] },
  },
];

export const quizMachine = { use: 'quiz', input: { isHard: { $e: { var: 'settings.whitelabel.AGENT3' } } } };

/** Documents of the tiny site, open to changes. */
export type OpenSite = Record<string, Record<string, unknown>>;

type Root = { readonly children: readonly object[] };
export const addChildren = (document: Record<string, unknown>, children: readonly object[]) => {
  const root = document['root'] as Root;
  return { ...document, root: { ...root, children: [...root.children, ...children] } };
};

/** The tiny site with one fragment that asks the quiz, on two pages, and without a place to be stuck in. */
export const createFlowSite = (): OpenSite => {
  const site = createTinySite() as OpenSite;
  const { 'menus/main': menu = {}, 'modals/login': login = {} } = site;
  const about = { id: 'about', label: { $t: 'nav.home' }, do: [{ do: 'navigate', to: 'about' }] };
  site['menus/main'] = { ...menu, items: [...(menu['items'] as readonly object[]), about] };
  const close = {
    type: 'Button',
    id: 'close',
    children: [{ $t: 'nav.home' }],
    on: { press: [{ do: 'close' }] },
  };
  site['modals/login'] = addChildren(login, [close]);
  site['fragments/quiz'] = {
    $schema: '../x',
    language: 1,
    id: 'quiz',
    root: { type: 'Box', id: 'quiz', children: askQuiz('quiz') },
  };
  for (const path of ['pages/home', 'pages/about']) {
    const page = addChildren(site[path] ?? {}, [{ use: 'fragment:quiz', id: 'q' }]);
    site[path] = { ...page, machines: { quiz: quizMachine } };
  }
  return site;
};
