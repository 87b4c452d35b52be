import type { SystemDomainRouteValue } from '../../../src/protocol/generated/wire-types.ts';
import type { BrandSettings } from '../../../src/protocol/generated/settings.ts';

type Resource = SystemDomainRouteValue['resources'][number];
/** The ways out of the portal that a brand may have. */
export type BrandLinks = Partial<
  Pick<BrandSettings, 'iosApp' | 'androidApp' | 'inviteAddress' | 'messaging' | 'socials'>
>;

/** The code of an app holds its address: the code that shows it draws it. */
const single = (resourceType: string, labelNameEn: string, url: string | undefined): readonly Resource[] =>
  url === undefined ? [] : [{ resourceType, url, qrCodeUrl: url, labelNameEn }];

const several = (resourceType: string, channels: BrandLinks['messaging'] = []): readonly Resource[] =>
  channels.map(({ label, address }) => ({ resourceType, url: address, qrCodeUrl: '', labelNameEn: label }));

/** Each address once: a second way to the same place says nothing new. */
const onceEach = (resources: readonly Resource[]): Resource[] =>
  [...new Map([...resources].reverse().map((resource) => [resource.url, resource])).values()].reverse();

/** What the brand's settings name, as the wire has it; nothing for what is not configured. */
export const listResources = (brand: BrandLinks): Resource[] =>
  onceEach([
    ...single('IOS', 'iOS', brand.iosApp),
    ...single('ANDROID', 'Android', brand.androidApp),
    ...several('MESSAGING', brand.messaging),
    ...several('SOCIAL', brand.socials),
    ...single('INVITE', 'Invite friends', brand.inviteAddress),
  ]);
