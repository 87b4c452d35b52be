import type { SourceFile } from '../../tests/law/list-sources.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { drawTable } from '../table.ts';
import { countDeclared, countLines } from './count-lines.ts';

/**
 * What one thing is written in: files, folders (`…/`), declarations of a file (`file#name`), and texts in one
 * language (`texts:prefix`).
 */
interface Thing {
  readonly name: string;
  readonly pieces: readonly string[];
}
interface Kind {
  readonly kind: string;
  /** The last three that were made. */
  readonly things: readonly Thing[];
}

const component = (name: string): Thing => ({ name, pieces: [`src/components/${name}/`] });
const lostFactors = (name: string): Thing => ({
  name: `lostFactors.${name}`,
  pieces: [
    `src/protocol/calls/factors.ts#lostFactors > ${name}`,
    `server/console/factors/lost-factors.ts#${name}`,
    `server/console/factors/factors.fake.ts#${name}`,
  ],
});

const kinds: readonly Kind[] = [
  {
    kind: 'call of the console',
    things: [lostFactors('list'), lostFactors('propose'), lostFactors('decide')],
  },
  {
    kind: 'call of the member API',
    things: [
      {
        name: 'member.invitation',
        pieces: [
          'schemas/api/member/member.invitation.schema.json',
          'platform/identity/handlers.ts#member.invitation',
          'platform/identity/registration/inviter.ts',
        ],
      },
      {
        name: 'member.overview',
        pieces: ['schemas/api/member/member.overview.schema.json', 'platform/records/overview/'],
      },
      {
        name: 'care.askReturn',
        pieces: [
          'schemas/api/care/care.askReturn.schema.json',
          'platform/protection/handlers.ts#care.askReturn',
          'platform/protection/return-to-play.ts#askReturn',
        ],
      },
    ],
  },
  {
    kind: 'flow',
    things: [
      {
        name: 'returnToPlay',
        pieces: [
          'src/machines/return-to-play/',
          'src/portal/machines/areas/responsible-gaming.ts#loadReturn',
          'src/portal/machines/areas/responsible-gaming.ts#askReturn',
        ],
      },
      {
        name: 'consentRenewal',
        pieces: [
          'src/machines/consent-renewal/',
          'src/portal/machines/areas/message-settings.ts#loadDueConsents',
          'src/portal/machines/areas/message-settings.ts#renewConsents',
        ],
      },
      {
        name: 'ownerProof',
        pieces: ['src/machines/owner-proof/', 'src/portal/machines/areas/owner-proof.ts'],
      },
    ],
  },
  {
    kind: 'page',
    things: [
      {
        name: 'stop-promotions',
        pieces: ['layouts/pages/stop-promotions.json', 'texts:promotionStop.'],
      },
      {
        name: 'message-settings',
        pieces: ['layouts/pages/message-settings.json', 'texts:messageSettings.'],
      },
      { name: 'closed-on-break', pieces: ['layouts/pages/closed-on-break.json', 'texts:onBreak.'] },
    ],
  },
  {
    kind: 'component',
    things: [component('audio-player'), component('disclosure-card'), component('picture-set')],
  },
  {
    kind: 'console screen',
    things: [
      {
        name: 'library of pictures',
        pieces: ['src/console/media/'],
      },
      { name: 'factors', pieces: ['src/console/factors/'] },
      { name: 'requests', pieces: ['src/console/reviews/'] },
    ],
  },
];

interface Cost {
  readonly files: number;
  readonly lines: number;
  readonly tests: number;
}
const isProof = (path: string): boolean => /\.(test|fake)\.tsx?$/.test(path);

const countPiece = (sources: readonly SourceFile[], piece: string): Cost => {
  if (piece.startsWith('texts:')) {
    const english = sources.find(({ path }) => path === 'locales/EN.json')?.text ?? '{}';
    const keys = Object.keys(parseOwnJson<JsonObject, 'build'>(english));
    const said = keys.filter((key) => key.startsWith(piece.slice('texts:'.length))).length;
    return { files: 1, lines: said, tests: 0 };
  }
  const [path = '', names] = piece.split('#');
  const files = sources.filter((one) => (path.endsWith('/') ? one.path.startsWith(path) : one.path === path));
  if (files.length === 0) throw new Error(`Expected files at ${path}.`);
  const measured = files.map((file) => ({
    path: file.path,
    lines: names === undefined ? countLines(file.text) : countDeclared(file, names),
  }));
  const sum = (isTest: boolean): number =>
    measured.filter((one) => isProof(one.path) === isTest).reduce((total, { lines }) => total + lines, 0);
  return { files: files.length, lines: sum(false), tests: sum(true) };
};

/** What one more of each kind takes, by the last three: places, lines, and lines of tests and fakes beside them. */
export const drawOneMore = (sources: readonly SourceFile[]): string => {
  const rows = kinds.flatMap(({ kind, things }) => {
    const costs = things.map(({ name, pieces }) => {
      const parts = pieces.map((piece) => countPiece(sources, piece));
      const add = (of: (cost: Cost) => number): number => parts.reduce((total, part) => total + of(part), 0);
      return {
        name,
        files: add((part) => part.files),
        lines: add((part) => part.lines),
        tests: add((part) => part.tests),
      };
    });
    const mean = (of: (cost: Cost) => number): number =>
      Math.round(costs.reduce((total, cost) => total + of(cost), 0) / costs.length);
    return [
      ...costs.map(({ name, files, lines, tests }) => ({ kind, name, places: files, lines, tests })),
      {
        kind,
        name: '= one more',
        places: mean((cost) => cost.files),
        lines: mean((cost) => cost.lines),
        tests: mean((cost) => cost.tests),
      },
    ];
  });
  return drawTable('One more of each, by the last three of its kind (lines that are not blank)', rows);
};
