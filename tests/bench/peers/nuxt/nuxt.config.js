import { readFileSync } from 'node:fs'

export default defineNuxtConfig({
  compatibilityDate: '2026-05-01',
  css: ['~/assets/site.css'],
  // As a page of ours without its scripts: it shows all of itself.
  app: { head: { htmlAttrs: { lang: 'zh-TW', 'data-unscripted': '' } } },
  nitro: {
    prerender: {
      // Other pages of our site are linked, and not there.
      crawlLinks: false,
      routes: JSON.parse(readFileSync('data/paths.json', 'utf8')),
    },
  },
})
