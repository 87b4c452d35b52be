import type {
  SystemConsolidatedValue,
  SystemLocationValue,
  SystemRegisterSettingsValue,
  SystemWhitelabelValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { patternFamilies } from '../../../src/protocol/document/pattern-families.ts';
import type { WhitelabelModule } from '../../../src/protocol/document/whitelabel.ts';
import type { Caller, Handlers } from '../call.ts';
import { readHelp } from './help.ts';
import { readPlace, writePeriod } from '../../play/availability/check-availability.ts';
import { findClosure, isBlocked } from '../../play/availability/availability.ts';
import type { MemberParts } from '../../parts.ts';
import { defaultDialingCode, listCountries } from './countries.ts';
import { findChatLink, packLink } from '../../messages/support/chat-link.ts';
import { listResources, type BrandLinks } from './resources.ts';
import { readSettings } from './settings.ts';

const inputKinds: Readonly<Record<string, string>> = {
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'password',
  mobileNum: 'tel',
  whatsapp: 'tel',
  email: 'email',
  birthday: 'date',
};

function toNode({ modId, enabled, childrenNodes }: WhitelabelModule): SystemWhitelabelValue {
  return {
    modId,
    enabled: enabled ? '1' : '0',
    childrenNodes: childrenNodes.map(toNode),
  };
}

async function readTree({ liveSite }: MemberParts): Promise<SystemWhitelabelValue> {
  const document = (await liveSite.documents())['settings/whitelabel'] as
    | { readonly tree?: WhitelabelModule }
    | undefined;
  return document?.tree === undefined
    ? { modId: 'SITE3', enabled: '1', childrenNodes: [] }
    : toNode(document.tree);
}

async function readRegisterMap(parts: MemberParts): Promise<SystemRegisterSettingsValue> {
  const { register } = await readSettings(parts);
  const rules = Object.entries(register).map(([key, field]) => {
    const family = patternFamilies.find(({ name }) => name === field.pattern);
    const rule = {
      key,
      type: inputKinds[key] ?? 'text',
      // A field without its own pattern uses the pattern of its family.
      acceptedPattern:
        field.acceptedPattern === '*' && family !== undefined && family.id !== 0
          ? family.source
          : field.acceptedPattern,
      patternId: family?.id ?? 0,
      minLength: field.minLength,
      maxLength: field.maxLength,
      enabled: field.enabled,
      required: field.required,
      order: field.order,
    };
    return [key, rule] as const;
  });
  return Object.fromEntries(rules);
}

async function readResources({ liveSite }: MemberParts) {
  return listResources(((await liveSite.site()).settings['brand'] ?? {}) as BrandLinks);
}

async function readStatus(parts: MemberParts, { reply }: Caller) {
  const host = new URL(parts.portalOrigin).hostname;
  const [whitelabel, register, facts, resources, { mirrors }, chat] = await Promise.all([
    readTree(parts),
    readRegisterMap(parts),
    parts.availability.read(),
    readResources(parts),
    readSettings(parts),
    findChatLink(parts),
  ]);
  const place = readPlace(reply.request, parts);
  const closure = findClosure(facts, parts.clock.now());
  return {
    maintenance: closure !== null,
    maintenancePeriod: closure === null ? null : writePeriod(closure),
    regionRestriction: isBlocked(facts, place),
    location: place.country ?? '',
    info: {
      customerService: chat === null ? [] : [{ csType: 'chat', path: packLink(chat) }],
      domainRoute: [host],
      resources,
      whitelabel,
      register,
      mainDomain: host,
      analytics: { gtagId: '' },
      imageCDNs: [...mirrors.imageCDNs],
      launchGameCDNs: [...mirrors.launchGameCDNs],
    },
  };
}

async function readConsolidated(parts: MemberParts): Promise<SystemConsolidatedValue> {
  const [register, whitelabel, { mirrors, timeZone, locales }] = await Promise.all([
    readRegisterMap(parts),
    readTree(parts),
    readSettings(parts),
  ]);
  return {
    register,
    whitelabel,
    timeZone,
    languages: [...locales],
    imageCDNs: [...mirrors.imageCDNs],
    launchGameCDNs: [...mirrors.launchGameCDNs],
  };
}

async function readLocation(parts: MemberParts, { reply }: Caller): Promise<SystemLocationValue> {
  const place = readPlace(reply.request, parts);
  const home = listCountries().find(({ code }) => code === place.country);
  return {
    country: place.country ?? '',
    dialingCode: home?.dialingCode ?? defaultDialingCode,
    regionRestriction: isBlocked(await parts.availability.read(), place),
  };
}

/** One design for all devices, in both schemes. */
const templates = [{ name: 'default', device: 'WEB' as const, schemes: ['light' as const, 'dark' as const] }];

async function readSenders({ outbox }: MemberParts) {
  const [sms, email] = await Promise.all([outbox.hasSender('sms'), outbox.hasSender('email')]);
  return { sms, email };
}

/** A free demo needs a game, and a login by a provider needs the provider. */
async function readInstallation({ db, isDemonstration, identityProviders }: MemberParts) {
  const game = await db.selectFrom('game').select('node_id').limit(1).executeTakeFirst();
  return {
    demonstration: isDemonstration,
    trial: game !== undefined,
    providers: identityProviders.map(({ id }) => id),
  };
}

/** What a page asks before it shows anything: switches, rules, help. */
export function createHandlers(
  parts: MemberParts,
): Pick<
  Handlers,
  `system.${'status' | 'consolidated' | 'location' | 'templates' | 'senders' | 'installation' | 'whitelabel' | 'registerSettings' | 'countries' | 'help' | 'domainRoute'}`
> {
  return {
    'system.status': (_, caller) => readStatus(parts, caller),
    'system.consolidated': () => readConsolidated(parts),
    'system.location': (_, caller) => readLocation(parts, caller),
    'system.templates': async () => templates,
    'system.senders': () => readSenders(parts),
    'system.installation': () => readInstallation(parts),
    'system.whitelabel': () => readTree(parts),
    'system.registerSettings': () => readRegisterMap(parts),
    'system.countries': async () => [...listCountries()],
    'system.help': ({ lang, search }, { member, language }) =>
      readHelp(parts, { member, language: lang ?? language }, search),
    'system.domainRoute': async () => ({
      domainList: [new URL(parts.portalOrigin).hostname],
      // Phones get the portal itself, beside the apps that the brand names.
      resources: [
        { resourceType: 'H5', url: parts.portalOrigin, qrCodeUrl: '', labelNameEn: 'Mobile web' },
        ...(await readResources(parts)),
      ],
    }),
  };
}
