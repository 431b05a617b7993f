import type { Desk } from './desk.ts'
import type {
  AccountChangePage,
  Conflict,
  Counts,
  Detail,
  Enrolment,
  Export,
  Insight,
  OwnSession,
  Person,
  RequestPage,
  Retention,
  Role,
  SecondFactor,
  State,
  Templates,
} from './desk-types.ts'
import type { Locale } from '../../../../base/i18n/locale.ts'

export type NewPerson = { account: string; role: Role; language: Locale; password: string }

export type SentAnswer = { key: string; language: Locale; subject: string; text: string; state: State | undefined }

const REQUESTS = '/api/desk/requests'
const SECOND_FACTOR = '/api/users/second-factor'

/**
 * The calls of the desk. They throw the ApiError of the failed call. Answers are of the API's contract: their types are
 * not checked again.
 */
export function deskApi({ callApi }: Pick<Desk, 'callApi'>, lang: Locale) {
  async function ask<Result>(...call: Parameters<typeof callApi>): Promise<Result> {
    const { result } = await callApi(...call)
    return result as Result
  }
  const post = <Result>(path: string, body: object = {}) => ask<Result>(path, { method: 'POST', body: { ...body } })
  const pathOf = (number: string) => `${REQUESTS}/${encodeURIComponent(number)}`
  const ofPerson = (account: string) => `/api/desk/people/${encodeURIComponent(account)}`
  return {
    list: (query: Readonly<Record<string, string>>) => ask<RequestPage>(REQUESTS, { query }),
    counts: async (): Promise<Counts> => {
      const { counts, mail } = await ask<{ counts: Omit<Counts, 'mail'>; mail: boolean }>('/api/desk/counts')
      return { ...counts, mail }
    },
    assignees: async () => (await ask<{ assignees: string[] }>('/api/desk/assignees')).assignees,
    markRead: () => post('/api/desk/read'),
    /** `isAgain`: it is shown already, so this is not another look. */
    open: async (number: string, isAgain: boolean) =>
      (await ask<{ request: Detail }>(pathOf(number), isAgain ? { query: { again: 'true' } } : {})).request,
    /** Asks the list, which is no look at the request. */
    versionOf: async (number: string) => {
      const query = { q: number, state: 'all', pageSize: '100' }
      const { requestList } = await ask<RequestPage>(REQUESTS, { query })
      return requestList.find((each) => each.number === number)?.version
    },
    change: async (number: string, change: { version: number; state?: State; person?: string | null }) =>
      (await ask<{ request: Detail }>(pathOf(number), { method: 'PATCH', body: change })).request,
    addNote: async (number: string, note: { key: string; text: string }) =>
      (await post<{ request: Detail }>(`${pathOf(number)}/notes`, note)).request,
    templates: (number: string) => ask<Templates>(`${pathOf(number)}/templates`),
    answer: async (number: string, answer: SentAnswer & { version: number }) =>
      (await post<{ request: Detail }>(`${pathOf(number)}/answers`, answer)).request,
    download: async (number: string, position: number) =>
      (await callApi(`${pathOf(number)}/attachments/${position}`)).file as Blob,
    erase: async (number: string, reason: string) =>
      (await post<{ request: Detail }>(`${pathOf(number)}/erasure`, { reason })).request,
    people: async () => (await ask<{ people: Person[] }>('/api/desk/people')).people,
    /** A page of the trail, the newest first. */
    accountChanges: (query: Readonly<Record<string, string>>) =>
      ask<AccountChangePage>('/api/users/history', { query }),
    addPerson: (person: NewPerson) => post('/api/desk/people', person),
    changePerson: (account: string, change: { role?: Role; language?: Locale }) =>
      ask(ofPerson(account), { method: 'PATCH', body: change }),
    setPassword: (account: string, password: string) => post(`${ofPerson(account)}/password`, { password }),
    endSessionsOf: (account: string) => ask(`${ofPerson(account)}/sessions`, { method: 'DELETE', query: { lang } }),
    removeSecondFactor: (account: string) =>
      ask(`${ofPerson(account)}/second-factor`, { method: 'DELETE', query: { lang } }),
    removePerson: (account: string) => ask(ofPerson(account), { method: 'DELETE', query: { lang } }),
    exportAll: async (email: string) => (await post<{ export: Export }>('/api/desk/export', { email })).export,
    retention: async () => (await ask<{ retention: Retention }>('/api/desk/retention')).retention,
    insight: async (days: number) =>
      (await ask<{ insight: Insight }>('/api/desk/insight', { query: { days: String(days) } })).insight,
    changePassword: (change: { current: string; password: string }) => post('/api/users/password', change),
    sessions: async () => (await ask<{ sessions: OwnSession[] }>('/api/users/sessions')).sessions,
    endSession: (id: string) => ask(`/api/users/sessions/${id}`, { method: 'DELETE', query: { lang } }),
    endAllSessions: () => ask('/api/users/sessions', { method: 'DELETE', query: { lang } }),
    secondFactor: async () => (await ask<{ secondFactor: SecondFactor }>(SECOND_FACTOR)).secondFactor,
    beginSecondFactor: async (password: string) =>
      (await post<{ enrolment: Enrolment }>(SECOND_FACTOR, { password })).enrolment,
    /** Resolves with the recovery codes. */
    confirmSecondFactor: async (code: string) =>
      (await post<{ recoveryCodes: string[] }>(`${SECOND_FACTOR}/confirmation`, { code })).recoveryCodes,
    replaceRecoveryCodes: async (typed: { password: string; code: string }) =>
      (await post<{ recoveryCodes: string[] }>(`${SECOND_FACTOR}/recovery-codes`, typed)).recoveryCodes,
    switchOffSecondFactor: (typed: { password: string; code: string }) => post(`${SECOND_FACTOR}/removal`, typed),
    runRetention: () => post<{ retention: Retention; anonymised: number }>('/api/desk/retention'),
  }
}

export type DeskApi = ReturnType<typeof deskApi>

/** Returns what others did in the meantime, if that is why a call failed. */
export function readConflict(error: unknown): Conflict | undefined {
  // The API client's error has the whole response below it.
  const { status, cause } = error as { status?: number; cause?: { data?: { result?: { conflict?: Conflict } } } }
  return status === 409 ? cause?.data?.result?.conflict : undefined
}
