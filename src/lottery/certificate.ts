import { toCanonicalJson } from '../protocol/json/canonical-json.ts';
import { checkDraw, commitTo, fromHex, toHex, type DrawFault } from './fair-draw.ts';
import { families, type FamilyName } from './families.ts';
import { isPromised, readPromise } from './witness.ts';

/** Name of the rules by which tickets are judged. */
export const engineVersion = 'foyer-lottery/1';
export const certificateScheme = 'foyer-certificate/1';

/** What the platform signs about an issue when it is drawn, or declared void. Times in milliseconds. */
export interface DrawCertificate {
  readonly scheme: string;
  readonly engine: string;
  readonly merchant: string;
  readonly game: string;
  readonly family: string;
  readonly issue: string;
  /** Play money has issues apart, with their own seeds. */
  readonly money: 'real' | 'play';
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly drawnAt: number;
  /** Hexadecimal, as all hashes and seeds here. */
  readonly commitment: string;
  readonly seed: string;
  /** What the second party was held to before the sale; see `witness.ts`. */
  readonly witness: string;
  readonly witnessValue: string;
  readonly witnessProof: string;
  /** Sold tickets, and the root of their tree at the end of the sale. */
  readonly tickets: number;
  readonly root: string;
  readonly entropy: string;
  /** Empty where the issue is void. */
  readonly numbers: readonly number[];
  /** Animal of the lunar year of the draw; -1 where animals do not matter. */
  readonly animal: number;
  /** Why the issue is void; empty where it was drawn. */
  readonly voidReason: string;
}

/** The text that is signed. Its first line keeps a signature made for something else from fitting here. */
export const textOfCertificate = (certificate: DrawCertificate): string =>
  `foyer lottery certificate 1\n${toCanonicalJson(certificate)}`;

/** What enters a draw after its sale: how many tickets were sold, the root of their tree, and the second value. */
export const entropyOf = async ({
  tickets,
  root,
  witnessValue,
}: Pick<DrawCertificate, 'tickets' | 'root' | 'witnessValue'>): Promise<string> =>
  toHex(await commitTo(new TextEncoder().encode(`foyer-entropy/1|${tickets}|${root}|${witnessValue}`)));

/** Which part of a certificate does not hold. */
export type CertificateFault =
  | DrawFault
  | 'scheme.unknown'
  | 'witness.differs'
  | 'witness.not-promised'
  | 'entropy.differs';

/** A void issue has no numbers, and its seed is the committed one where it could still be opened. */
async function checkVoid(
  { seed, numbers }: DrawCertificate,
  commitment: string,
): Promise<CertificateFault | null> {
  if (numbers.length > 0) return 'numbers.differ';
  const bytes = fromHex(seed);
  if (bytes === null) return 'seed.malformed';
  return seed === '' || toHex(await commitTo(bytes)) === commitment ? null : 'seed.not-committed';
}

/**
 * Recomputes a draw from its certificate. `saved` is what the ticket kept since it was bought, not what the
 * certificate says. The signature is checked apart, with the platform's key.
 * @returns null where all of it holds
 */
export async function checkCertificate(
  certificate: DrawCertificate,
  saved: { readonly commitment: string; readonly witness: string },
): Promise<CertificateFault | null> {
  const { scheme, engine, family, game, issue, seed, numbers, entropy, witness } = certificate;
  if (scheme !== certificateScheme || engine !== engineVersion || !(family in families))
    return 'scheme.unknown';
  if (witness !== saved.witness) return 'witness.differs';
  const promise = readPromise(witness);
  const given = { value: certificate.witnessValue, proof: certificate.witnessProof };
  const isSilent = certificate.voidReason !== '' && given.value === '';
  if (promise === null || !(isSilent || (await isPromised(promise, given)))) return 'witness.not-promised';
  if (entropy !== (await entropyOf(certificate))) return 'entropy.differs';
  if (certificate.voidReason !== '') return checkVoid(certificate, saved.commitment);
  const claim = { game, issue, entropy, seed, numbers, commitment: saved.commitment };
  return checkDraw(claim, families[family as FamilyName].shape);
}
