// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { avatarDefinition } from './avatar.definition.ts';
import { AvatarView } from './avatar.tsx';

describe('Avatar', () => {
  it.each([
    ['Maria Santos', 'MS'],
    ['maria de los santos', 'MS'],
    ['李小龍', '李'],
    ['ñandú', 'Ñ'],
    ['', ''],
  ])('of %s shows %s', (name, initials) => {
    renderView(avatarDefinition, AvatarView, { name });
    expect(screen.getByRole('img', { hidden: true }).textContent).toBe(initials);
  });

  it('falls back to initials when the picture does not come, and tries another address', () => {
    const { container, update } = renderView(avatarDefinition, AvatarView, {
      name: 'A B',
      image: '/gone.png',
    });
    const image = container.querySelector('img');
    if (image === null) throw new Error('Expected a picture');
    fireEvent.error(image);
    expect(screen.getByRole('img', { name: 'A B' }).textContent).toBe('AB');
    update({ name: 'A B', image: '/new.png' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.png');
  });
});
