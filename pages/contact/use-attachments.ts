import { useCallback, useState } from 'react'
import { checkContent, type ContentFault } from '../../src/web/features/contact/read-content.ts'
import { MAX_FILES } from '../../src/web/features/contact/request-limits.ts'
import { checkFiles, type FileFault } from '../../src/web/features/contact/request-schema.ts'

export type Attachment = {
  id: string
  file: File
  /** Its error message. */
  message: string | undefined
}

export type Attachments = {
  list: readonly Attachment[]
  /** The last change of the list, to be announced. */
  news: { action: 'fileAdded' | 'fileRemoved'; files: readonly File[] } | undefined
  add: (files: Iterable<File>) => void
  remove: (id: string) => void
}

/** State of a request's files, valid and invalid: the error of a file is shown beside it until it is removed. */
export function useAttachments(say: (key: FileFault['key'] | ContentFault) => string): Attachments {
  const [files, setFiles] = useState<readonly File[]>([])
  const [news, setNews] = useState<Attachments['news']>()
  const [contentFaults, setContentFaults] = useState<ReadonlyMap<File, ContentFault>>(new Map())
  const add = useCallback((added: Iterable<File>) => {
    const list = [...added]
    if (list.length === 0) return
    setFiles((before) => [...before, ...list])
    setNews({ action: 'fileAdded', files: list })
    for (const file of list) {
      // A file that cannot be read any more is left to the API.
      void checkContent(file)
        .catch(() => undefined)
        .then((fault) => fault && setContentFaults((before) => new Map(before).set(file, fault)))
    }
  }, [])
  const list = files.map((file, index) => {
    const fault = index < MAX_FILES ? (checkFiles([file])[0]?.key ?? contentFaults.get(file)) : 'errors.fileCount'
    return { id: `file-${index + 1}`, file, message: fault && say(fault) }
  })
  const remove = (id: string) => {
    const removed = list.find((attachment) => attachment.id === id)?.file
    if (!removed) return
    setFiles(files.filter((file) => file !== removed))
    setNews({ action: 'fileRemoved', files: [removed] })
  }
  return { list, news, add, remove }
}
