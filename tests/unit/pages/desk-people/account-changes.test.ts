import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { AccountChanges } from '../../../../pages/staff/desk-people/account-changes.tsx'
import type { AccountChange } from '../../../../src/web/features/staff/desk/desk-types.ts'
import { LOCALES } from '../../../../src/base/i18n/locale.ts'
import { serverWords } from '../../../../src/base/i18n/server-words.ts'

const at = '2026-11-24T06:05:00Z'
const once = { at, lastAt: at, count: 1, network: null }
const CHANGES: AccountChange[] = [
  {
    ...once,
    id: '5',
    actor: null,
    account: null,
    kind: 'login_wrong',
    from: null,
    to: null,
    network: '203.0.113.0/24',
  },
  { ...once, id: '4', actor: 'boss', account: 'amy', kind: 'removed', from: 'editor', to: null },
  { ...once, id: '3', actor: 'amy', account: 'amy', kind: 'password', from: null, to: null },
  { ...once, id: '2', actor: 'boss', account: 'amy', kind: 'role', from: 'viewer', to: 'editor' },
  { ...once, id: '1', actor: 'command', account: 'amy', kind: 'added', from: null, to: 'viewer' },
]
const SENTENCES = {
  en: [
    'Wrong password for an unknown account, from 203.0.113.0/24',
    'boss removed amy, who was Editor',
    'amy set a new password for amy',
    'boss changed the role of amy from Viewer to Editor',
    'A command on the host added amy as Viewer',
  ],
  zh: [
    '不存在的帳號的密碼錯誤，來自203.0.113.0/24',
    'boss移除amy，原角色為編輯',
    'amy設定amy的新密碼',
    'boss將amy的角色由檢視者改為編輯',
    '主機上的指令新增amy，角色為檢視者',
  ],
}

test.each(LOCALES)('changes of accounts are sentences with the names of roles (%s)', (locale) => {
  const list = createElement(AccountChanges, { changes: CHANGES })
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n: serverWords[locale] }, list))
  expect([...html.matchAll(/<li>(.*?)<br/g)].map(([, sentence]) => sentence)).toEqual(SENTENCES[locale])
})
