import { type ChangeOutcome, changeRequest, type RequestChange } from '../database/change-request.ts'
import type { Session } from '../database/sessions.ts'
import { HttpError, type Message } from '../http-error.ts'
import type { Services } from '../services.ts'
import { type Detail, noSuchRequest, readDetail, requireRequest } from './read-detail.ts'

type Save = { number: string; session: Session; version?: number; change: RequestChange }

/** Changes a request for an account, and returns it as it is then. Throws an HttpError if it cannot be changed. */
export async function saveChange(
  { database, outbox, events }: Services,
  { number, session, version, change }: Save,
): Promise<Detail> {
  const { id } = await requireRequest(database, number)
  const asked = { by: session, change, ...(version !== undefined && { version }) }
  const outcome = await changeRequest(database, id, asked)
  const request = await readDetail(database, id)
  if (outcome !== 'changed') throw httpErrorOf(outcome, request, version ?? 0)
  events.wake()
  if (change.answer) outbox.wake()
  return request
}

const field = (name: string, status: number, message: Message) =>
  new HttpError(status, message, { fields: { [name]: message } })

function httpErrorOf(outcome: Exclude<ChangeOutcome, 'changed'>, request: Detail, seen: number): HttpError {
  switch (outcome) {
    case 'conflict': {
      const changes = request.history.filter(({ version }) => version !== null && version > seen)
      const conflict = { version: request.version, changes, request }
      return new HttpError(409, (t) => t('api:desk.conflict'), { result: { conflict } })
    }
    case 'erased':
      return new HttpError(409, (t) => t('api:desk.erased'))
    case 'nobody':
      return field('person', 422, (t) => t('api:desk.notInCharge'))
    case 'taken':
      return field('key', 422, (t) => t('api:desk.taken'))
    case 'missing':
      return noSuchRequest()
  }
}
