/* The note beside the registration number of the company; empty if there is none. */

export const REGISTRATION_NOTE = {
  zh: '',
  en: '',
} as const
