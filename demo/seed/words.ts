/** Invented places and people, so that no name is a trademark. */
export const places =
  'Velmara Orrin Tarn Kestrin Nimbara Quillon Sabrel Ostrava Lumara Marrow Cindral Halvane Ixtara Pellow Thornby Arlo Brisca Caldera Dorvane Elsmere Farrow Galdor Havenne Isolde Jorvane Kallisto Lorne Mirelle Norvane Oriel Pavane Quessa Rovane Sorrel Tamsin Ulmara Vesper Wenlock Xandria Yarrow Zephra Ambra Belmar Corvin Delphane Emberly Fenwick Gavotte Hollis Inara Jessamy Kirrin Lisandra Morwen Nerine Ostara Perrin Rosalin Selwyn Tavish Ursine Valdane Whitlow'.split(
    ' ',
  );
export const qualities =
  'Amber Ancient Azure Blazing Bright Clever Copper Crimson Dancing Daring Distant Dreaming Emerald Enchanted Endless Fabled Fearless Flying Gilded Glowing Grand Hidden Iron Ivory Jade Laughing Lively Lost Lucky Marble Mellow Merry Mighty Misty Noble Painted Quiet Radiant Restless Rolling Royal Rustic Scarlet Secret Shining Silent Silver Singing Soaring Sunlit Swift Twin Velvet Wandering Whispering Wild'.split(
    ' ',
  );
export const endings =
  'Deluxe Quest Rise Trail Nights Legends Express Parade Road Rally Story Kingdom Harbour Tales Reborn Fever'.split(
    ' ',
  );
/** Endings that say what reels do. */
export const reelEndings = ['Cascade', 'Lines', 'Ways', 'Spins'];

/** Sub-types and their share of their category in 100; a category without them has one kind of games. */
export const shares: Readonly<Record<string, number>> = {
  SL: 74,
  JP: 6,
  TG: 4,
  CG: 2,
  AC: 5,
  VP: 3,
  BG: 2,
  SC: 2,
  CR: 2,
  BA: 40,
  RL: 34,
  BJ: 26,
};
