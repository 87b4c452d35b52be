// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { pictureSetDefinition } from './picture-set.definition.ts';
import { PictureSetView } from './picture-set.tsx';

const pictures = [
  { src: '/one.jpg', alt: 'The hall' },
  { src: '/two.jpg', alt: 'The drum', caption: 'Before the draw' },
  { src: '/three.jpg', alt: 'The winner' },
];
const show = (setting = {}) =>
  renderView(pictureSetDefinition, PictureSetView, { label: 'The draw', pictures }, setting);
const findLarge = () => screen.getByRole('dialog', { name: 'The draw' });
const nameLarge = () => within(findLarge()).getByRole('img').getAttribute('alt');

describe('PictureSet', () => {
  it('opens a picture by its name, with its caption and its place, and then the next', async () => {
    const { emit } = show();
    expect(screen.getByRole('list', { name: 'The draw' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'The drum' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('open', { position: 1 });
    expect(within(findLarge()).getByText('Before the draw')).toBeDefined();
    expect(within(findLarge()).getByRole('status').textContent).toBe('Picture 2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(nameLarge()).toBe('The hall');
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(nameLarge()).toBe('The winner');
  });

  it.each([
    ['ltr', 'The drum', 'The winner'],
    ['rtl', 'The winner', 'The drum'],
  ])('follows arrow keys in the direction of writing: %s', async (direction, right, left) => {
    show({ direction });
    await userEvent.click(screen.getByRole('button', { name: 'The hall' }));
    fireEvent.keyDown(findLarge(), { key: 'ArrowRight' });
    expect(nameLarge()).toBe(right);
    fireEvent.keyDown(findLarge(), { key: 'Home' });
    fireEvent.keyDown(findLarge(), { key: 'ArrowLeft' });
    expect(nameLarge()).toBe(left);
    fireEvent.keyDown(findLarge(), { key: 'End' });
    expect(nameLarge()).toBe('The winner');
  });

  it('closes, and the focus goes back to the picture', async () => {
    show();
    const opener = screen.getByRole('button', { name: 'The hall' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('shows nothing where there are no pictures', () => {
    renderView(pictureSetDefinition, PictureSetView, { label: 'The draw', pictures: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
