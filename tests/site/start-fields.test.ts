import { describe, expect, it } from 'vitest';
import { copySite, type EditableSite } from '../proof/site-edits.ts';

type Node = Readonly<Record<string, unknown>>;
/** Flows that begin with money, or points, being asked for in a form. */
const moneyFlows: ReadonlySet<unknown> = new Set(['deposit', 'withdrawal', 'moneyTransfer', 'pointsConvert']);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isForm = ({ type }: Node): boolean => type === 'Form' || type === 'SchemaForm';

/** The forms of a document that send to a flow, those of its fragments included, in the order of the page. */
const listForms = (site: EditableSite, document: string, flow: string): readonly Node[] => {
  const visit = (value: unknown): readonly Node[] => {
    if (Array.isArray(value)) return value.flatMap(visit);
    if (!isNode(value)) return [];
    if (isForm(value)) return JSON.stringify(value['on'] ?? {}).includes(`"to":"${flow}"`) ? [value] : [];
    const { use } = value;
    const inner =
      typeof use === 'string' && use.startsWith('fragment:')
        ? listForms(site, `fragments/${use.slice('fragment:'.length)}`, flow)
        : [];
    return [...inner, ...Object.values(value).flatMap(visit)];
  };
  return visit(site[document]?.['root']);
};

/** Pages with a money flow → whether the first form of the flow starts in its field. */
const listStarts = (site: EditableSite): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    Object.keys(site)
      .filter((path) => path.startsWith('pages/'))
      .flatMap((page) =>
        Object.entries((site[page]?.['machines'] ?? {}) as Readonly<Record<string, Node>>)
          .filter(([, { use }]) => moneyFlows.has(use))
          .flatMap(([flow]) => listForms(site, page, flow).slice(0, 1))
          .map(({ props }) => [page, isNode(props) && props['startsInField'] === true] as const),
      ),
  );

describe('the first form of each money flow', () => {
  it('has the focus in its first field when it opens', async () => {
    const starts = listStarts(await copySite());
    expect(Object.keys(starts).sort()).toEqual([
      'pages/agent-transfer',
      'pages/deposit',
      'pages/point-convert',
      'pages/transfer',
      'pages/withdraw',
    ]);
    expect(Object.entries(starts).filter(([, isStart]) => !isStart)).toEqual([]);
  });

  it('would be seen without it', async () => {
    const site = await copySite();
    const card = site['fragments/deposit-amount']?.['root'] as { children: { props: Node }[] };
    for (const form of card.children) form.props = {};
    expect(listStarts(site)['pages/deposit']).toBe(false);
  });
});
