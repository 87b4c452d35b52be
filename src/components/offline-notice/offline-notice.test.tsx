// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { offlineNoticeDefinition } from './offline-notice.definition.ts';
import { OfflineNoticeView } from './offline-notice.tsx';

it('OfflineNotice is a status', () => {
  renderView(offlineNoticeDefinition, OfflineNoticeView, { text: 'You are offline' });
  expect(screen.getByRole('status').textContent).toBe('You are offline');
});
