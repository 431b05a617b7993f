import { test } from '@playwright/test'
import { TEMPLATES } from '../template-list.ts'
import { NARROW, WIDE } from '../templates.ts'
import { inEachEngine } from '../engines/engines.ts'
import { surveyTemplate } from '../engines/survey.ts'

inEachEngine((visit) => {
  for (const [locale, size] of [
    ['zh', WIDE],
    ['en', WIDE],
    ['en', NARROW],
  ] as const) {
    for (const template of TEMPLATES) {
      test(`${template.name}: hydrated, complete, nothing too wide at ${size.width} px (${locale})`, () =>
        surveyTemplate(visit(), template, locale, size))
    }
  }
})
