// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeMatchMedia } from '../match-media.fake.ts';
import { renderView } from '../render-definition.fake.tsx';
import { modalDefinition } from './modal.definition.ts';
import { ModalView } from './modal.tsx';

describe('Modal', () => {
  it('is a modal dialog named by its title, in the size asked for', () => {
    renderView(
      modalDefinition,
      ModalView,
      { title: 'Log in', open: true, size: { width: 440, height: 500 } },
      { children: 'form' },
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Log in' });
    expect(dialog.open).toBe(true);
    expect(dialog.style.getPropertyValue('--dialog-width')).toBe('440px');
  });

  it('is 600 pixels wide and at least 300 high where no size is asked for', () => {
    renderView(modalDefinition, ModalView, { title: 'Log in', open: true });
    const { style } = screen.getByRole('dialog');
    expect([style.getPropertyValue('--dialog-width'), style.getPropertyValue('--dialog-least')]).toEqual([
      '600px',
      '300px',
    ]);
  });

  it('has a column inside where a gap is named', () => {
    const { styles } = modalDefinition.lower;
    expect(styles({})).not.toHaveProperty('body.display');
    const column = { display: 'flex', flexDirection: 'column', gap: '4' };
    expect(styles({ gap: '4' })).toMatchObject({ body: column });
  });

  it('asks to be closed by Escape and by its button and stays until the layout says so', () => {
    const { emit } = renderView(modalDefinition, ModalView, { title: 'Log in', open: true });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(emit.mock.calls).toEqual([['close'], ['close']]);
    expect(dialog.open).toBe(true);
  });

  it('asks to be closed by a press beside it, not by one on its padding', () => {
    const { emit } = renderView(modalDefinition, ModalView, { title: 'Log in', open: true });
    const dialog = screen.getByRole('dialog');
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    fireEvent.pointerDown(dialog, { clientX: 110, clientY: 110 });
    expect(emit).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog, { clientX: 10, clientY: 10 });
    expect(emit).toHaveBeenCalledExactlyOnceWith('close');
  });

  it('stays for an answer where nothing closes it, even if the browser closes it', () => {
    const { emit } = renderView(modalDefinition, ModalView, {
      title: 'Are you old enough?',
      open: true,
      closedBy: 'none',
    });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.pointerDown(dialog, { clientX: 10, clientY: 10 });
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
    expect(emit).not.toHaveBeenCalled();
  });

  describe('with a field that comes later', () => {
    const openWithField = async (isFine: boolean): Promise<string | undefined> => {
      const restore = fakeMatchMedia((query) => isFine && query === '(pointer: fine)');
      renderView(modalDefinition, ModalView, { title: 'Log in', open: true });
      const dialog = screen.getByRole('dialog');
      dialog.append(document.createElement('p'), document.createElement('input'));
      // Mutation observers are called in a microtask.
      await Promise.resolve();
      restore();
      return document.activeElement?.tagName;
    };
    it('has the focus in it', async () => {
      expect(await openWithField(true)).toBe('INPUT');
    });
    it('leaves the focus where a finger points: a keyboard would cover it', async () => {
      expect(await openWithField(false)).not.toBe('INPUT');
    });
    it('leaves the focus where the person has put it', async () => {
      const restore = fakeMatchMedia(() => true);
      renderView(modalDefinition, ModalView, { title: 'Log in', open: true });
      screen.getByRole('button', { name: 'Close' }).focus();
      screen.getByRole('dialog').append(document.createElement('input'));
      await Promise.resolve();
      restore();
      expect(document.activeElement?.textContent).toBe('');
      expect(document.activeElement?.tagName).toBe('BUTTON');
    });
  });

  it('gives the focus back when it is closed or taken out of the page', () => {
    render(<button type="button">Open</button>);
    screen.getByText('Open').focus();
    const { update, unmount } = renderView(modalDefinition, ModalView, { title: 'A', open: true });
    screen.getByRole('button', { name: 'Close' }).focus();
    update({ title: 'A', open: false });
    expect(document.activeElement?.textContent).toBe('Open');
    update({ title: 'A', open: true });
    screen.getByRole('button', { name: 'Close' }).focus();
    unmount();
    expect(document.activeElement?.textContent).toBe('Open');
  });
});
