import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { defaultTimeZone } from '../../../src/protocol/time/time-zone.ts';
import type { BrandSettings } from '../../../src/protocol/generated/settings.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Mirrors } from './mirrors.ts';

/** One registration field of the live release. */
export interface RegisterField {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly order: number;
  /** Name of the pattern family. */
  readonly pattern: string;
  readonly acceptedPattern: string;
  readonly minLength: number;
  readonly maxLength: number;
}
/** What the live release says about the member platform. */
export interface LiveSettings {
  /** Module id → on or off; a module that is not named counts as on. */
  readonly modules: Readonly<Record<string, boolean>>;
  readonly register: Readonly<Record<string, RegisterField>>;
  /** Wire codes of the languages people can choose. */
  readonly locales: readonly string[];
  readonly smsResendSeconds: number;
  readonly smsLockoutSeconds: number;
  /** The brand's, a name of the IANA database; UTC where the brand names none. */
  readonly timeZone: string;
  readonly mirrors: Mirrors;
}

const asObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
const asNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

const readZone = (brand: unknown): string => {
  const zone = asObject(brand)['timeZone'];
  return typeof zone === 'string' ? zone : defaultTimeZone;
};

export function readMirrors(brand: unknown): Mirrors {
  const { imageCDNs = [], launchGameCDNs = [] } = asObject(brand) as Partial<BrandSettings>;
  return { imageCDNs, launchGameCDNs };
}

/** The origin of the chat with customer service, where the brand shows it in the page. */
export function readChatFrames(brand: unknown): readonly string[] {
  const { supportUrl = '', supportInPage = false } = asObject(brand) as Partial<BrandSettings>;
  return supportInPage && URL.canParse(supportUrl) ? [new URL(supportUrl).origin] : [];
}

function readField(value: unknown): RegisterField {
  const field = asObject(value);
  return {
    enabled: field['enabled'] === true,
    required: field['required'] === true,
    order: asNumber(field['order'], 0),
    pattern: typeof field['pattern'] === 'string' ? field['pattern'] : 'any',
    acceptedPattern: typeof field['acceptedPattern'] === 'string' ? field['acceptedPattern'] : '*',
    minLength: asNumber(field['minLength'], 0),
    maxLength: asNumber(field['maxLength'], 256),
  };
}

/** Reads the live settings; the release itself is cached by its hash. */
export async function readSettings({ liveSite }: Pick<MemberDeps, 'liveSite'>): Promise<LiveSettings> {
  const site = await liveSite.site();
  const limits = asObject(site.settings['limits']);
  const register = Object.entries(asObject(site.settings['register']));
  return {
    modules: asObject(site.settings['whitelabel']) as Readonly<Record<string, boolean>>,
    register: Object.fromEntries(register.map(([name, value]) => [name, readField(value)])),
    locales: site.locales.filter(({ enabled }) => enabled).map(({ code }) => code),
    smsResendSeconds: asNumber(limits['smsResendSeconds'], 60),
    timeZone: readZone(site.settings['brand']),
    mirrors: readMirrors(site.settings['brand']),
    smsLockoutSeconds: asNumber(limits['smsLockoutMinutes'], 5) * 60,
  };
}

export const isModuleOn = ({ modules }: LiveSettings, id: string): boolean => modules[id] !== false;
