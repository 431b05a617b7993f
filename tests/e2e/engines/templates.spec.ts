import { test } from '@playwright/test'
import { CHOSEN_TEMPLATES } from '../template-list.ts'
import { NARROW } from '../templates.ts'
import { inEachEngine } from './engines.ts'
import { surveyTemplate } from './survey.ts'

inEachEngine((visit) => {
  for (const template of CHOSEN_TEMPLATES) {
    test(`${template.name}: hydrated, complete, nothing too wide on a phone (zh)`, () =>
      surveyTemplate(visit(), template, 'zh', NARROW))
  }
})
