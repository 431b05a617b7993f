import { inSite } from '../../base/base-path.ts'
import type { Locale } from '../../base/i18n/locale.ts'

/** Path of the editor, without language. */
export const EDIT = '/__edit'

/** The address that its parts are below. */
export const EDIT_PATH = inSite(EDIT)

/** The state of all records in a language is here, below `EDIT_PATH`. */
export const STATUS_PART = 'status'

/** Sent with each request that changes something; only a page of this server can read its value. */
export const TOKEN_HEADER = 'x-edit-token'

/** The data that the editor's page starts with. */
export type EditorStart = { locale: Locale; token: string; words: PanelWords; tools: ToolWords }

/** Languages with one form of nouns have no words for one of them. */
export type PanelWords = Partial<Record<'faults_one' | 'warnings_one', string>> &
  Record<
    | 'title'
    | 'checking'
    | 'good'
    | 'faults_other'
    | 'warnings_other'
    | 'others'
    | 'unreadable'
    | 'open'
    | 'seeZh'
    | 'seeEn'
    | 'offline'
    | 'status'
    | 'found',
    string
  >

/** The words of the toolbar of long texts. */
export type ToolWords = Record<
  'title' | 'bold' | 'heading' | 'list' | 'numbers' | 'link' | 'picture' | 'find' | 'none' | 'cancel' | 'otherSite',
  string
>

/** A finding of the check in a record, for the editor: at a field by the editor's own path, `features.3.en`. */
export type Finding = {
  isFault: boolean
  /** The record, `products/ab-f100-p.json`, or another file of the project. */
  path: string
  /** Its page in the editor, if it has one. */
  href: string | undefined
  field: string
  /** The field by its names. */
  label: string
  found: string | undefined
  reason: string
}

/** The findings of the check of the whole content. */
export type Checked = { findings: Finding[]; unreadable: { path: string; reason: string }[] }

/** Answer to the list of files. */
export type Listing = { files: { path: string; text: string; revision: string }[]; photos: string[] }
