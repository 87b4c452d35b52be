import { asksForHelp } from './infrastructure/asks-for-help.ts';
import { createKitClient, postOverNetwork } from './vendor-kit/kit-client.ts';
import { createKitWallet } from './vendor-kit/kit-wallet.ts';
import { listenWallet } from './vendor-kit/listen-wallet.ts';
import { tryRules, writeReport, type RuleResult } from './vendor-kit/rules.ts';
import { vendorRules } from './vendor-kit/vendor-rules.ts';
import { walletRules } from './vendor-kit/wallet-rules.ts';

/** `npm run vendor:check -- …`: tries the contract of vendors on a server, rule by rule. */
const usage = `npm run vendor:check -- <address>                   a vendor's server, for example http://localhost:8080/vendor/v1
npm run vendor:check -- wallet <address> <ticket>   a platform's wallet, for example https://play.example.com/wps/vendor/v1

VENDOR_CODE           code of the vendor; kit where it is left out
VENDOR_SECRET         the secret that both sides share
VENDOR_SECRET_FORMER  the one before it, to try a change of keys
VENDOR_GAME           code of a game of the vendor; kit where it is left out
WALLET_PORT           where the wallet of the kit listens for the vendor's calls; 4199 where it is left out`;

const { VENDOR_CODE: vendor = 'kit', VENDOR_SECRET: secret = '', VENDOR_GAME: game = 'kit' } = process.env;
const { VENDOR_SECRET_FORMER: formerSecret = null, WALLET_PORT: port = '4199' } = process.env;
const patienceMs = 20_000;
const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

async function checkVendor(address: string): Promise<readonly RuleResult[]> {
  const wallet = createKitWallet({ vendor, secret });
  const server = await listenWallet(wallet, Number(port));
  const call = createKitClient(postOverNetwork(withoutSlash(address)), { vendor, secret });
  try {
    return await tryRules(vendorRules, { call, wallet, formerSecret, game, patienceMs });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const checkWallet = (address: string, ticket: string): Promise<readonly RuleResult[]> =>
  tryRules(walletRules, {
    call: createKitClient(postOverNetwork(withoutSlash(address)), { vendor, secret }),
    ticket,
  });

const [first = '', address = '', ticket = ''] = process.argv.slice(2);
const isWallet = first === 'wallet';
const target = isWallet ? address : first;
if (asksForHelp([first])) console.log(usage);
else if (!URL.canParse(target) || secret === '' || (isWallet && ticket === '')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const results = isWallet ? await checkWallet(target, ticket) : await checkVendor(target);
  console.log(writeReport(results));
  if (results.some(({ fault }) => fault !== null)) process.exitCode = 1;
}
