import { expect, test } from 'vitest';
import { listNodes } from '../../../editing/commands/layout-tree.ts';
import type { ScreenReads } from '../../../protocol/release/screen-reads.ts';
import { describeReadable, listReadable, listScopes, namePath } from './readable.ts';

const reads: ScreenReads = {
  scopes: {
    session: {
      kinds: ['object'],
      fields: {
        state: { kinds: ['string'], values: ['visitor', 'member'] },
        isAgent: { kinds: ['boolean'], values: [true, false] },
      },
    },
    data: {
      kinds: ['object'],
      fields: {
        winners: {
          kinds: ['object'],
          fields: {
            list: {
              kinds: ['array'],
              row: {
                kinds: ['object'],
                fields: {
                  account: { kinds: ['string', 'null'], example: 'ma***a' },
                  prize: { kinds: ['string'], unit: 'money' },
                },
              },
            },
          },
        },
      },
    },
  },
  flows: [],
  calls: [],
};
const nodes = listNodes({
  root: {
    id: 'page',
    type: 'Stack',
    children: [
      {
        id: 'rows',
        type: 'List',
        repeat: { each: { var: 'data.winners.list' }, as: 'winner', key: 'id' },
        children: [{ id: 'name', type: 'Text' }],
      },
    ],
  },
});
const pathsAt = (id: string, ...kinds: readonly ('string' | 'boolean' | 'array')[]): readonly string[] => {
  const node = nodes.find((one) => one.id === id);
  if (node === undefined) throw new Error(`Expected a part ${id}.`);
  return listReadable(listScopes(reads, nodes, node), kinds).map(({ path }) => path);
};

test('a part in a list can read its row, and the list itself cannot', () => {
  expect(pathsAt('name', 'string')).toEqual(['winner.account', 'winner.prize', 'session.state']);
  expect(pathsAt('rows', 'string')).toEqual(['session.state']);
  expect(pathsAt('page', 'array')).toEqual(['data.winners.list']);
  expect(pathsAt('page', 'boolean')).toEqual(['session.isAgent']);
});

test('what can be read has words, its kind and an example', () => {
  expect(namePath('session.isAgent')).toBe('Session › Is agent');
  const { fields = {} } = reads.scopes['data']?.fields?.['winners']?.fields?.['list']?.row ?? { kinds: [] };
  expect(Object.values(fields).map(describeReadable)).toEqual(['text, such as ma***a', 'an amount of money']);
  expect(describeReadable({ kinds: ['string'], values: ['visitor', 'member'] })).toBe(
    'text, such as visitor, member',
  );
});
