/** The day, and eight of Crockford's characters: `261121-7K3M9QTB`. */
const RECEIPT_NUMBER = /^\d{6}-[0-9A-HJKMNP-TV-Z]{8}$/

/** Tells whether a text is the number of a request, as the API makes them. @example isReceiptNumber('261121-7K3M9QTB') // true */
export function isReceiptNumber(text: string): boolean {
  return RECEIPT_NUMBER.test(text)
}
