// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { downloadCardDefinition } from './download-card.definition.ts';
import { DownloadCardView } from './download-card.tsx';

const props = {
  title: 'The app',
  links: [
    { id: 'store', label: 'Store', address: 'https://games.example/app' },
    { id: 'bad', label: 'Bad', address: 'https://evil.example/app' },
  ],
  code: 'https://games.example/app',
  codeLabel: 'Scan to get the app',
};

describe('DownloadCard', () => {
  it('is a region with the links that the site allows and a code', () => {
    renderView(downloadCardDefinition, DownloadCardView, props);
    expect(screen.getByRole('region', { name: 'The app' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Store']);
    expect(screen.getByRole('img', { name: 'Scan to get the app' })).toBeDefined();
  });

  it('has no code where there is nothing to scan', () => {
    renderView(downloadCardDefinition, DownloadCardView, { ...props, code: null });
    expect(screen.queryByRole('img')).toBeNull();
  });
});
