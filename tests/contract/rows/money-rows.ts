import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { wireRow } from './wire-row.ts';

/** Deposits, withdrawals and promotions. */
export const cashierRows = [
  wireRow('GET', 'MCSFE_getDepositSettings', 'DPSTBAS3', 'T', {
    reads: 'allowDeposit totalDepositSuccessCount depositInfo[].id',
  }),
  wireRow('GET', 'MCSFE_getWithdrawSettings', 'DPSTBAS3', 'T', {
    sends: { groupId: '0' },
    reads: 'minimumAmount maximumAmount',
  }),
  wireRow(
    'POST',
    'MCSFE_depositByQRImageUrl MCSFE_depositByLaunchUrl MCSFE_manualTransferByAccountName',
    'DPSTBAS3',
    'T',
    {
      sends: {
        targetUsername: 'player',
        bankType: 'BANK',
        mcsBankCode: 'FOYB',
        vendorId: '1',
        showQrImageOnly: false,
        deviceId: 'c0ffee00-0000-4000-8000-000000000001',
        payeeName: 'Mayari',
      },
    },
  ),
  wireRow(
    'POST',
    '/wps/transaction/deposit/pg /wps/transaction/deposit/mt /wps/transaction/deposit/ma /wps/transaction/deposit/qr',
    'DPSTBAS3 COMM3',
    'T',
  ),
  wireRow('GET', '/wps/system/depositBanks', 'DPSTBAS3 COMM3', 'T'),
  wireRow('GET', '/wps/promotions/deposit', 'COMM3', 'T'),
  wireRow('POST', '/wps/transaction/withdraw /wps/v2/transaction/withdraw', 'COMM3', 'T'),
  wireRow('GET', '/wps/system/withdrawBanks', 'COMM3', 'T'),
  wireRow('GET', 'MCSFE_getPaymentConfirmationList', 'COMM3', 'T'),
  wireRow('POST', 'MCSFE_processC2CTransaction', 'COMM3', 'T'),
  wireRow('GET POST', '/wps/promotions', 'COMM3', 'T'),
];
export const agentRows = [
  wireRow('GET', '/wps/agent/downlines', 'COMM3', 'T'),
  wireRow('POST', '/wps/agent/downline', 'COMM3', 'T'),
  wireRow('POST DELETE', '/wps/agent/affiliateUrl', 'COMM3', 'T'),
  wireRow(
    'GET',
    '/wps/agent/affiliateUrls /wps/agent/registeredAffiliates /wps/agent/transferEnabled /wps/agent/globalRebateSettings /wps/agent/downlineRebates /wps/agent/announcements /wps/agent/default',
    'COMM3',
    'T',
  ),
  wireRow('PUT', '/wps/agent/transferDownline /wps/agent/promoteDownlineToAgent', 'COMM3', 'T'),
];
export const reportRows = [
  wireRow(
    'GET',
    '/wps/report/transaction /wps/report/accountGameBetHistory /wps/report/detailedLottoPNL /wps/report/personalPVPFishingPNL /wps/report/downlineTransaction /wps/report/downlineLottoPNL /wps/report/teamPVPFishingPNL /wps/report/teamPVPRNGBetting /wps/report/income /wps/report/commission',
    'COMM3',
    'T',
  ),
  wireRow('GET', '/wps/report/depositTransaction /wps/report/withdrawTransaction', 'COMM3', 'T'),
];
/** Lottery: bare answers. */
export const lotteryRows = [
  wireRow('GET', '/lgw/games', 'COMM3', '-'),
  wireRow('GET', '/lgw/games/game_menus', 'COMM3', '-', { sends: { prizeMode: '1' } }),
  wireRow('GET', '/lgw/games/game_menus/recent /lgw/games/recent', 'COMM3', 't'),
  wireRow('GET', '/lgw/vn/games/game_menu', 'COMM3', '-', { sends: { prizeMode: '1', device: 'WEB' } }),
  wireRow('GET', '/lgw/vn/numeros/opened/game /lotto/lgw/games/opened/numero', 'COMM3', '-'),
  wireRow('GET', '/lgw/games/popular', 'COMM3', '-', { sends: { count: 6 } }),
  wireRow('GET', '/lgw/games/:gameId/play_menu', 'COMM3', '-', {
    reads:
      '[].prizeModeId [].playMenuGroups[].playCode [].playMenuGroups[].playName [].playMenuGroups[].groupSwitch [].playMenuGroups[].sorting [].playMenuGroups[].playMenus[].playId [].playMenuGroups[].playMenus[].playName [].playMenuGroups[].playMenus[].playSwitch [].playMenuGroups[].playMenus[].singleBetPrice',
  }),
  wireRow('GET', '/lgw/games/:gameId/setting', 'COMM3', 't', {
    reads:
      'bettingModes[].bettingModeId bettingModes[].code bettingModes[].unit bettingModes[].betAmountMax bettingModes[].betMultipleMax bettingModes[].winAmountMax',
  }),
  wireRow('GET', '/lgw/customers/series', 'COMM3', 't', {
    reads: '[].gameGroupCode [].prizeModeId [].minSeries [].maxSeries [].maxBetSeries [].defaultSeries',
  }),
  wireRow('GET', '/lgw/numeros/near', 'COMM3', 't', { reads: 'currentNumero.numero currentNumero.gameId' }),
  wireRow('GET', '/lgw/numeros/recent', 'COMM3', 't'),
  wireRow('GET', '/lgw/numeros/chase/:gameId', 'COMM3', 't', { reads: 'chaseNumeros' }),
  wireRow('GET', '/lgw/draw/:gameId', 'COMM3', 't', { sends: { page: 1, size: 10 } }),
  wireRow('GET', '/lgw/draw/code/:code', 'COMM3', 't'),
  wireRow('GET', '/lgw/draw/:gameId/hot_gap_info', 'COMM3', 't', { reads: 'hot gap' }),
  wireRow('POST', '/lgw/orders/betting', 'COMM3', 'T', {
    sends: { device: 'WEB', orderType: 1, multiples: 1, abandoning: false, quickChase: false },
    forms: [
      ...['2.0000', '2.0', '2', 2].map((sum) => () => ({ betCartAmountSum: sum })),
      ({ currentNumero: numero = '' }: JsonObject) => ({
        betCartAmountSum: '6.0000',
        chase: true,
        chaseSlip: { numero, multiples: [3] },
      }),
      ({ currentNumero: numero = '' }: JsonObject) => ({
        betCartAmountSum: '4.0000',
        chase: true,
        chaseSlip: { numero: [numero], multiples: [2] },
      }),
      ({ currentNumero: numero = '' }: JsonObject) => ({
        chase: true,
        chaseSlip: [{ numero, multiples: [1] }],
      }),
      ({ currentNumero: numero = '' }: JsonObject) => ({ chase: true, chaseSlip: [{ numero, multiple: 1 }] }),
      () => ({ lines: [], bettingSlipString: 'B~1~1011~1~1960~1' }),
      () => ({ lines: [], bettingSlipString: '1~B~1~1~1011~0' }),
    ],
    reads: 'orderNumber numero totalBettingAmount',
  }),
  wireRow('GET', '/lgw/orders/today', 'COMM3', 'T', { sends: { page: 1, size: 10 } }),
  wireRow('PUT', '/lgw/orders/suborders/cancel', 'COMM3', 'T'),
  wireRow('POST', '/lotto-vn/lgw/betting', 'COMM3', 'T', { sends: { prizeMode: '1', device: 'WEB' } }),
];
