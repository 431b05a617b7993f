/*
 * Inlined in the head of documents whose screen shows something else to a visitor who has stored something, and run
 * before the first paint: styles hide what was served until scripts show the visitor's own.
 */
import { showsOwn } from '../src/web/navigation/browser/shows-own.ts'
import type { StoredKey } from '../src/base/stored.ts'

const { key } = (document.currentScript as HTMLScriptElement).dataset
if (key && showsOwn(key as StoredKey)) document.documentElement.dataset.own = ''
