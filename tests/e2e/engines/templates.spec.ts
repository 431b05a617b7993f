import { test } from '@playwright/test'
import { TEMPLATES } from '../template-list.ts'
import { NARROW } from '../templates.ts'
import { inEachEngine } from './engines.ts'
import { surveyTemplate } from './survey.ts'

inEachEngine((visit) => {
  for (const template of TEMPLATES) {
    test(`${template.name}: hydrated, complete, nothing too wide on a phone (zh)`, () =>
      surveyTemplate(visit(), template, 'zh', NARROW))
  }
})
