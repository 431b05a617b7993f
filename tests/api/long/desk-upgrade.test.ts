import { expect, onTestFinished, test } from 'vitest'
import { takeInRequests } from '../../../src/server/database/take-in-requests.ts'
import { DATABASES } from '../databases.ts'
import { listIn, newStaff, sendRequest, shownIn } from '../desk.ts'
import { startApi } from '../start-api.ts'

test.each(DATABASES.filter(({ isHere }) => isHere))(
  'requests that an earlier version has stored are found, and unwanted if they look automatic ($kind)',
  async ({ kind }) => {
    const api = await startApi(kind)
    onTestFinished(() => api.close())
    const { database } = api.services
    const [plain, automatic, changed] = [
      await sendRequest(api),
      await sendRequest(api, { website: 'x' }),
      await sendRequest(api),
    ]
    // As the earlier version leaves them: with the defaults of the columns that it does not know.
    await database.updateTable('requests').set({ state: 'new', changed_at: 0 }).execute()
    await database.deleteFrom('request_search').execute()
    const editor = await newStaff(api, 'editor')
    const shown = shownIn(await editor.ask(`/desk/requests/${plain}`))
    expect(shown.changedAt).toBe(shown.receivedAt)
    await editor.ask(`/desk/requests/${changed}`, { method: 'PATCH', body: { version: 1, state: 'quoted' } })
    await Promise.all([takeInRequests(database), takeInRequests(database)])
    const found = async () =>
      listIn(await editor.ask('/desk/requests?q=lin@example.com&sort=received')).numbers.toSorted()
    await expect.poll(found).toEqual([plain, changed].toSorted())
    expect(listIn(await editor.ask('/desk/requests?q=lin@example.com&state=unwanted')).numbers).toEqual([automatic])
    expect(listIn(await editor.ask('/desk/requests?state=quoted')).numbers).toEqual([changed])
  },
)
