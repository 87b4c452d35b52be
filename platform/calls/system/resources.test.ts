import { describe, expect, it } from 'vitest';
import { listResources } from './resources.ts';

describe('listResources', () => {
  it('has nothing where the brand names nothing', () => {
    expect(listResources({})).toEqual([]);
  });

  it('names apps with what their code holds, then the ways to reach somebody', () => {
    const channel = { id: 'chat', label: 'Chat', icon: 'headset' as const, address: 'https://chat.example/' };
    expect(
      listResources({
        iosApp: 'https://apps.example/ios',
        messaging: [channel],
        inviteAddress: 'https://apps.example/invite',
      }),
    ).toEqual([
      {
        resourceType: 'IOS',
        url: 'https://apps.example/ios',
        qrCodeUrl: 'https://apps.example/ios',
        labelNameEn: 'iOS',
      },
      { resourceType: 'MESSAGING', url: 'https://chat.example/', qrCodeUrl: '', labelNameEn: 'Chat' },
      {
        resourceType: 'INVITE',
        url: 'https://apps.example/invite',
        qrCodeUrl: 'https://apps.example/invite',
        labelNameEn: 'Invite friends',
      },
    ]);
  });
});
