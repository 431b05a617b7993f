/** The date, and eight of Crockford's characters: `261121-7K3M9QTB`. */
const RECEIPT_NUMBER = /^\d{6}-[0-9A-HJKMNP-TV-Z]{8}$/

/** Returns whether a text is a receipt number in the API's format. @example isReceiptNumber('261121-7K3M9QTB') // true */
export function isReceiptNumber(text: string): boolean {
  return RECEIPT_NUMBER.test(text)
}
