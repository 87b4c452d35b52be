// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { findElements, listTrail, ownerOf, wholePage } from './find-nodes.ts';

describe('nodes of the page in a canvas', () => {
  test('are told apart by the screen that they belong to', () => {
    document.body.innerHTML = `
      <div id="root" data-node="frame">
        <div id="main" data-node="page"><section data-node="page"><i data-node="hot/row"></i><i data-node="hot/more"></i></section></div>
      </div>`;
    const row = document.querySelector('[data-node="hot/row"]');
    expect(row === null ? [] : listTrail(row)).toEqual([
      { screen: 'shell', id: 'frame' },
      { screen: 'shell', id: 'page' },
      { screen: 'page', id: 'page' },
      { screen: 'page', id: 'hot/row' },
    ]);
    expect(findElements({ screen: 'page', id: 'page' })).toHaveLength(1);
    // The use of a fragment has no element itself.
    expect(findElements({ screen: 'page', id: 'hot' })).toHaveLength(2);
  });

  test('belong to the use of the fragment that brought them', () => {
    expect(ownerOf({ screen: 'page', id: 'hot/row/card' }, wholePage)).toEqual({ screen: 'page', id: 'hot' });
    expect(ownerOf({ screen: 'page', id: 'hot/row/card' }, { screen: 'page', prefix: 'hot/' })).toEqual({
      screen: 'page',
      id: 'hot/row',
    });
    expect(ownerOf({ screen: 'shell', id: 'hdr/logo' }, wholePage)).toEqual({
      screen: 'shell',
      id: 'hdr/logo',
    });
  });
});
