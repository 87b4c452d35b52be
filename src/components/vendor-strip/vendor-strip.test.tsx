// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { vendorStripDefinition } from './vendor-strip.definition.ts';
import { VendorStripView } from './vendor-strip.tsx';

const vendors = [
  { vassalage: 'A', displayName: 'Alpha', smallIcon: '/a.svg' },
  { vassalage: 'B', displayName: 'Beta', smallIcon: '' },
  { vassalage: 'A', displayName: 'Alpha', smallIcon: '/a.svg' },
];
const fields = { id: 'vassalage', name: 'displayName', image: 'smallIcon' };
const props = { label: 'Studios', all: 'All studios', vendors, fields, selected: 'B' };

describe('VendorStrip', () => {
  it('shows each vendor once and which one is chosen', () => {
    const { container } = renderView(vendorStripDefinition, VendorStripView, props);
    expect(screen.getByRole('radiogroup', { name: 'Studios' })).toBeDefined();
    expect(
      screen.getAllByRole('radio').map((each) => [each.textContent, each.getAttribute('aria-checked')]),
    ).toEqual([
      ['All studios', 'false'],
      ['Alpha', 'false'],
      ['Beta', 'true'],
    ]);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('chooses a vendor, and all of them', async () => {
    const { emit } = renderView(vendorStripDefinition, VendorStripView, props);
    await userEvent.click(screen.getByRole('radio', { name: 'Alpha' }));
    await userEvent.click(screen.getByRole('radio', { name: 'All studios' }));
    expect(emit.mock.calls).toEqual([
      ['select', { id: 'A' }],
      ['select', { id: '' }],
    ]);
  });

  it('is one stop of Tab, in which the arrow keys choose', async () => {
    const { emit, update } = renderView(vendorStripDefinition, VendorStripView, props);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Beta');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}{End}');
    expect(emit.mock.calls.map(([, payload]) => payload?.['id'])).toEqual(['', 'B', '', 'B']);
    update({ ...props, selected: 'gone' });
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('All studios');
  });

  it('has its buttons also where it was hidden until the window became wider', () => {
    const { container } = renderView(vendorStripDefinition, VendorStripView, props);
    const track = container.querySelector('.track') as HTMLElement;
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    Object.defineProperties(track, {
      clientWidth: { value: 300, configurable: true },
      scrollWidth: { value: 900, configurable: true },
    });
    fireEvent(window, new Event('resize'));
    expect(screen.queryAllByRole('button').length).toBeGreaterThan(0);
  });

  it('has its buttons also where something around it hid it', () => {
    const calls: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(call: () => void) {
          calls.push(call);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const { container } = renderView(vendorStripDefinition, VendorStripView, props);
    Object.defineProperties(container.querySelector('.track') as HTMLElement, {
      clientWidth: { value: 300, configurable: true },
      scrollWidth: { value: 900, configurable: true },
    });
    act(() => calls.at(-1)?.());
    expect(screen.queryAllByRole('button').length).toBeGreaterThan(0);
    vi.unstubAllGlobals();
  });

  it('has buttons to step when there are more than fit', () => {
    const { container } = renderView(vendorStripDefinition, VendorStripView, props);
    const track = container.querySelector('.track') as HTMLElement;
    Object.defineProperties(track, {
      clientWidth: { value: 300, configurable: true },
      scrollWidth: { value: 900, configurable: true },
    });
    fireEvent.scroll(track);
    const scrollBy = vi.spyOn(track, 'scrollBy').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Show next: Studios' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 240 });
  });

  it('holds its place while it loads and is gone when there are no vendors', () => {
    const { container, update } = renderView(vendorStripDefinition, VendorStripView, {
      ...props,
      vendors: [],
      status: 'loading',
    });
    expect(screen.getByRole('status').textContent).toBe('Loading providers');
    update({ ...props, vendors: [], status: 'ready' });
    expect(container.firstChild).toBeNull();
  });
});
