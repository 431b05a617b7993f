/** Allowed types of attachments. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'csv' | 'dwg' | 'png' | 'jpg' | 'webp' | 'heic' | 'zip'

/** Media type of each kind, for the recipients of a file. */
export const MEDIA_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  dwg: 'image/vnd.dwg',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  zip: 'application/zip',
}
