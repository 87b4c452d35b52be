import { describe, expect, it } from 'vitest';
import { copySite, type EditableSite } from '../proof/site-edits.ts';

type Node = Readonly<Record<string, unknown>>;
/** Widths of the components that hold a form to lines that the eye can follow. */
const readingWidths: ReadonlySet<unknown> = new Set(['form', 'narrow', 'prose']);
const forms: ReadonlySet<unknown> = new Set(['Form', 'SchemaForm']);
/** Parts of a form that one flow asks for step by step. */
const stepParts: ReadonlySet<unknown> = new Set(['Checkbox', 'Heading', 'KeyValueList', 'Pagination']);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Forms of a document, those of its fragments included, around which nothing has a reading width. */
const listWide = (
  site: EditableSite,
  document: string,
  isNarrow = false,
  wanted = forms,
): readonly string[] => {
  const visit = (value: unknown, isHeld: boolean): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => visit(one, isHeld));
    if (!isNode(value)) return [];
    const { type, id, use, props } = value;
    const isHere = isHeld || type === 'Modal' || (isNode(props) && readingWidths.has(props['width']));
    const ownFaults = wanted.has(type) && !isHere ? [`${document}#${String(id)}`] : [];
    const used =
      typeof use === 'string' && use.startsWith('fragment:') ? use.slice('fragment:'.length) : null;
    const inner = used === null ? [] : listWide(site, `fragments/${used}`, isHere, wanted);
    return [...ownFaults, ...inner, ...Object.values(value).flatMap((one) => visit(one, isHere))];
  };
  return visit(site[document]?.['root'], isNarrow);
};

describe('the forms of the default site', () => {
  it('are no wider than the eye can follow, on every page', async () => {
    const site = await copySite();
    const pages = Object.keys(site).filter((path) => path.startsWith('pages/'));
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap((page) => listWide(site, page))).toEqual([]);
  });
  it('are no wider in any step of an offer to several agents', async () => {
    const steps = listWide(await copySite(), 'pages/agent-offers', false, stepParts);
    // The heading of the page is no part of the form.
    expect(steps.filter((step) => step.startsWith('pages/'))).toEqual([]);
  });
  it('would be found where nothing holds them', async () => {
    const site = await copySite();
    const card = site['fragments/withdraw-request']?.['root'] as { props: Record<string, unknown> };
    delete card.props['width'];
    expect(listWide(site, 'pages/withdraw')).toEqual(['fragments/withdraw-request#rows']);
  });
});
