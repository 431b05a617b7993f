import { APP, contentPath, type GitContent, type GitStart } from '../git/git-addresses.ts'
import { createRecordFormat, NoRecordError, RenamedError, type RecordFormat } from '../git/record-format.ts'
import { SUBJECTS, TEXT_FORMAT, textFromFile, textToFile } from '../git/subjects.ts'
import { FormError } from '../form.ts'
import { inSite } from '../../../base/base-path.ts'
import { loadSveltia, rememberLanguage } from './start-sveltia.ts'
import { showToolbars } from './text-toolbar.ts'

const { locale, words, tools }: GitStart = JSON.parse(document.getElementById('editor-start')?.textContent ?? '')

/** The record that is open, as the editor writes it into its address: `#/collections/news/entries/<key>`. */
function openKey(): string | undefined {
  const [, key] = /\/entries\/([^/?]+)/.exec(location.hash) ?? []
  return key === undefined ? undefined : decodeURIComponent(key)
}

/** Says why a record is not written, in the words and in the way that the editor shows. */
function explain(error: unknown): unknown {
  const reason =
    error instanceof RenamedError
      ? words.renamed
      : error instanceof NoRecordError || error instanceof FormError
        ? words.noRecord
        : undefined
  return reason === undefined ? error : new Error('saving_failed', { cause: new Error(reason) })
}

function explained({ fromFile, toFile }: RecordFormat): RecordFormat {
  return {
    fromFile,
    toFile: (form) => {
      try {
        return toFile(form)
      } catch (error) {
        throw explain(error)
      }
    },
  }
}

async function start(): Promise<void> {
  rememberLanguage(locale)
  const [{ config, attributes, targets }, cms] = await Promise.all([
    fetch(inSite(contentPath(locale))).then((response) => response.json() as Promise<GitContent>),
    loadSveltia(inSite(`${APP}/sveltia-cms.js`)),
  ])
  for (const [name, subject] of SUBJECTS)
    cms.registerCustomFormat(name, 'json', explained(createRecordFormat(subject, { attributes, openKey })))
  cms.registerCustomFormat(TEXT_FORMAT, 'md', { fromFile: textFromFile, toFile: textToFile })
  showToolbars(tools, locale, () => Promise.resolve(targets))
  cms.init({ config })
}

start().catch((error: unknown) => {
  document.body.textContent = words.failed
  throw error
})
