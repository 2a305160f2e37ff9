/** Whether the phone was told to load little. Browsers that do not say it do not save. */
export const savesData = (navigator: object): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
