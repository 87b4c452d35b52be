import { describe, expect, it } from 'vitest';
import { applySuppressions } from '../../compiler/suppressions/apply-suppressions.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import type { Json } from '../../protocol/json/json.ts';
import { maySuppress, reportAgain, suppressFinding } from './suppress-finding.ts';

const page: Json = {
  id: 'home',
  root: { type: 'Stack', id: 'root', children: [{ type: 'Heading', id: 'title', props: { level: 3 } }] },
};
const finding = (pointer: string): Issue => ({
  code: 'accessibility.heading-order',
  severity: 'warning',
  document: 'pages/home',
  pointer,
  message: 'A heading skips a level.',
});
const check = (document: Json, issue: Issue) =>
  applySuppressions([issue], new Map([['pages/home', document]]));

describe('leaving a finding out', () => {
  it('names the innermost node, and the compiler then leaves the finding out with the reason', () => {
    const issue = finding('/root/children/0/props/level');
    const left = suppressFinding(page, issue, ' The card has its own order. ');
    expect(left).toMatchObject({
      suppress: [{ code: issue.code, node: 'title', reason: 'The card has its own order.' }],
    });
    expect(check(left, issue)).toMatchObject({
      issues: [],
      suppressed: [{ reason: 'The card has its own order.' }],
    });
  });

  it('names the pointer where no node is', () => {
    const issue = finding('/data/games');
    const left = suppressFinding({ ...(page as object), id: 0 }, issue, 'Its own list.');
    expect(left).toMatchObject({ suppress: [{ pointer: '/data/games' }] });
    expect(check(left, issue).issues).toEqual([]);
  });

  it('keeps what is left out already', () => {
    const first = suppressFinding(page, finding('/root'), 'The frame gives the heading.');
    const both = suppressFinding(first, finding('/root/children/0'), 'The card has its own order.');
    expect(both).toMatchObject({ suppress: [{ node: 'root' }, { node: 'title' }] });
  });

  it('is undone by reporting again, which gives the document back as it was', () => {
    const issue = finding('/root/children/0/props/level');
    const [suppressed] = check(suppressFinding(page, issue, 'The card has its own order.'), issue).suppressed;
    if (!suppressed) throw new Error('expects the finding to be left out');
    expect(reportAgain(suppressFinding(page, issue, suppressed.reason), suppressed)).toEqual(page);
  });

  it('reports again only what is meant', () => {
    const other = { ...finding('/root/children/1'), reason: 'The card has its own order.' };
    const left = suppressFinding(page, finding('/root/children/0'), other.reason);
    expect(reportAgain(left, other)).toEqual(left);
  });

  it('is offered for what the language lets a document leave out, where a document has the key', () => {
    expect(maySuppress(finding('/root'))).toBe(true);
    expect(maySuppress({ ...finding(''), document: 'site' })).toBe(true);
    expect(maySuppress({ ...finding(''), document: 'settings/whitelabel' })).toBe(false);
    expect(maySuppress({ ...finding('/root'), code: 'proof.stuck' })).toBe(false);
  });
});
