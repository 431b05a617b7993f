/** On which terms visitors get firmware. */
export const GET_FIRMWARE = {
  zh: '韌體不收費，保固期外也適用。來信註明型號、台數與目前版本，2個工作天內回覆下載網址與SHA-256。',
  en: 'Firmware is free of charge, also out of warranty. Tell us the models, the number of devices and the current version; within 2 working days we send the download link and the SHA-256.',
} as const
