import { carryFile } from '../../src/web/features/contact/carried-file.ts'
import { createUuid } from '../../src/web/features/contact/create-uuid.ts'
import { readDraft, writeDraft } from '../../src/web/features/contact/contact-draft.ts'
import { MAX_DETAILS, MAX_SUBJECT } from '../../src/web/features/contact/request-limits.ts'
import { EMPTY_REQUEST } from '../../src/web/features/contact/request-values.ts'
import { findStorage } from '../../src/web/navigation/browser/storage.ts'
import type { BillGroup } from '../../src/web/features/door-schedule/bill.ts'
import { countDevices, type Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import type { Words } from '../../src/base/i18n/words.ts'

type Parcel = {
  /** Name of the table. */
  name: string
  csv: string
  link: string
  bill: readonly BillGroup[]
  schedule: Schedule
  t: Words
}

/** Writes the schedule into the contact request of this tab: its devices and its link as text, its table as a file. */
export function writeRequest({ name, csv, link, bill, schedule, t }: Parcel): void {
  const storage = findStorage('tab')
  const draft = readDraft(storage)
  const values = { ...EMPTY_REQUEST, ...draft?.values }
  const written = describe({ link, bill, schedule, t }, MAX_DETAILS - values.details.length - 2)
  writeDraft(storage, {
    key: draft?.key ?? createUuid(),
    startedAt: draft?.startedAt ?? Date.now(),
    step: 'details',
    fileNames: [],
    product: draft?.product ?? '',
    values: {
      ...values,
      type: values.type || 'quotation',
      subject:
        values.subject || t('schedule-checks:request.subject', { name: schedule.name }).trim().slice(0, MAX_SUBJECT),
      details: [values.details, written].filter(Boolean).join('\n\n'),
    },
  })
  carryFile(storage, { name, text: csv })
}

/** Returns the link and the bill as text; as much as fits, since all of it is in the table. */
function describe({ link, bill, schedule, t }: Omit<Parcel, 'name' | 'csv'>, most: number): string {
  const figures = { doors: schedule.doors.reduce((sum, { alike }) => sum + alike, 0), devices: countDevices(schedule) }
  const lines = [t('schedule-checks:request.details', figures), t('schedule-checks:request.link', { link })]
  const rest = t('schedule-checks:request.tooLong')
  let length = lines.join('\n').length + rest.length + 1
  if (length > most) return lines[0] ?? ''
  for (const { code, part, quantity } of bill.flatMap((group) => group.lines)) {
    const line = `${quantity} × ${part?.model ?? code.toUpperCase()} ${part?.name ?? ''}`.trim()
    length += line.length + 1
    if (length > most) return [...lines, rest].join('\n')
    lines.push(line)
  }
  return lines.join('\n')
}
