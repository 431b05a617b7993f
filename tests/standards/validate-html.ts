import { type ConfigData, HtmlValidate } from 'html-validate'
import type { Locale } from '../../src/i18n/locale.ts'
import { type Fault, groupFaults } from './group-faults.ts'
import { type Document, readSite } from './read-site.ts'

/** All that html-validate recommends for whole documents. What is off or changed says why. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // HTML does not tell these apart, and React has its own way: popoverTarget, `<img/>`, checked="".
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React writes a style property as an attribute; drawings have hundreds of values (src/hosting/README.md, Decisions).
    'no-inline-style': 'off',
    // Checkboxes of one name are one set of values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Lists and figures may be named too: WAI-ARIA allows it, and a screen reader says it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The native element of a link without an address is no link; this is how the APG writes one that leads nowhere yet.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // The filters of the list act at once, and their form sends nothing: it gives them a name.
    'wcag/h32': 'off',
    // All files are the site's own, and the policy allows no others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Telephone numbers are kept in one line by src/ui/base.css, and copied with the hyphens that everybody types.
    'tel-non-breaking': 'off',
  },
}

/** Lists what html-validate finds wrong with the documents of a language. */
export function findHtmlFaults(locale: Locale): string[] {
  const documents = readSite().documents.filter((document) => document.locale === locale)
  return groupFaults(documents.flatMap(createHtmlValidator()))
}

/** Makes a function that lists what html-validate finds wrong with a document. */
export function createHtmlValidator(): (document: Pick<Document, 'path' | 'html'>) => Fault[] {
  const validator = new HtmlValidate(CONFIG)
  return ({ path, html }) =>
    validator.validateStringSync(html).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, offset }) => ({
        page: path,
        what: `${ruleId}: ${message}, at ${selector ?? html.slice(offset, offset + 40)}`,
      })),
    )
}
