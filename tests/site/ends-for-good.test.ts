import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLayouts } from '../law/voice.ts';

interface Node {
  readonly id?: string;
  readonly type?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly in?: unknown;
  readonly show?: unknown;
  readonly on?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}
const controls = new Set(['Button', 'ConfirmDialog', 'SchemaForm', 'Form']);
/** Events and calls after which something is over for good, or money goes back. */
const ends = /^(?:cancel|removal|remove|break|end)\.confirm$|^offer\.giveUp$|^agent\.removeLink$/;
/** Steps of a contract and forms, of which only some end it: by the condition that they show under. */
const endingSteps = /"machine\.(?:contract\.step|keys\.purpose)"\},"(?:requestEnd|agreeEnd|remove)"/;

interface Placed {
  readonly node: Node;
  readonly document: string;
  /** Around it is a question: a step to confirm, or a dialog about nothing else. */
  readonly isAsked: boolean;
}
const isQuestion = ({ type, in: where }: Node): boolean =>
  type === 'ConfirmDialog' ||
  type === 'SchemaForm' ||
  /onfirm|"removing|proving|asking/.test(JSON.stringify(where ?? ''));
const questions = new Set([
  'withdrawal-cancel',
  'take-break',
  'break-question',
  'withdrawal-account-remove',
  'contract-confirm',
]);

const place = (value: unknown, document: string, isAsked: boolean): readonly Placed[] => {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const asked = isAsked || isQuestion(node);
  const inner = Object.values(value).flatMap((one) => place(one, document, asked));
  return controls.has(node.type ?? '') ? [{ node, document, isAsked: asked }, ...inner] : inner;
};
const endsForGood = ({ node, document }: Placed): boolean => {
  const acts = Object.values(node.on ?? {}).flat();
  const named = acts.some(({ event, call }) => ends.test(String(event ?? call)));
  const stepped = acts.some(({ event }) => /^(?:step\.confirm|form\.submit)$/.test(String(event)));
  const isClosure = document === 'close-account' && node.type === 'SchemaForm';
  // Leaving before the bonus came can be taken back: the promotion is still open.
  if (node.id === 'give-up') return false;
  const byStep = node.type !== 'Form' && stepped && endingSteps.test(JSON.stringify(node.show ?? ''));
  return named || isClosure || byStep;
};
const listEnds = (documents: readonly unknown[]): readonly Placed[] =>
  documents
    .flatMap((one) => place(one, String((one as Node).id), questions.has(String((one as Node).id))))
    .filter(endsForGood);
const name = ({ document, node }: Placed): string => `${document} ${node.id ?? ''}`;
const layouts = readLayouts(resolve(import.meta.dirname, '../..'));

describe('what ends something for good', () => {
  const found = listEnds(layouts);
  it('has the colour of danger', () => {
    expect(found.length).toBeGreaterThan(14);
    expect(found.filter(({ node }) => node.props?.['tone'] !== 'danger').map(name)).toEqual([]);
  });
  it('is asked first', () => {
    expect(found.filter(({ isAsked }) => !isAsked).map(name)).toEqual([]);
  });
  it('is found where it is done at one press in a plain colour', () => {
    const press = [{ do: 'send', to: 'offer', event: 'offer.giveUp' }];
    const [bare] = listEnds([{ id: 'promotion', root: { type: 'Button', id: 'give-back', on: { press } } }]);
    expect(bare).toMatchObject({ isAsked: false, node: { id: 'give-back' } });
  });
});
