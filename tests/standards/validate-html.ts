import { type ConfigData, HtmlValidate } from 'html-validate'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { type Fault, groupFaults } from './group-faults.ts'
import { type Document, readSite } from './read-site.ts'

/** html-validate's recommended rules for whole documents. Each change has its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // HTML does not distinguish these, and React has its own style: popoverTarget, `<img/>`, checked="".
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React writes a style property as an attribute; drawings have hundreds of values (src/delivery/hosting/README.md, Decisions).
    'no-inline-style': 'off',
    // Checkboxes with the same name are one set of values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Lists and figures may have a name, too: WAI-ARIA allows it, and screen readers announce it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A native link without an address is not a link; this is how the APG writes a disabled one.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Filters take effect at once, so their form has no submit button; the form only names them.
    'wcag/h32': 'off',
    // All files are the site's own; its policy allows no others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // src/web/ui/base.css keeps telephone numbers on one line, and they are copied with the usual hyphens.
    'tel-non-breaking': 'off',
  },
}

/** A list without lists in it, or a drawing. */
const PART = /<(ul|svg)\b[^>]*>(?:(?!<\/?\1\b).)*<\/\1>/gs

/** Returns the errors that html-validate finds in the documents of a language. */
export function findHtmlFaults(locale: Locale): string[] {
  const validate = createHtmlValidator()
  const validated = new Set<string>()
  // Menus and icons are the same on every page: each is validated where it stands first, unless others refer to it.
  const withoutRepeated = (html: string) =>
    html.replaceAll(PART, (part, element: string) => {
      if (/ id="| name="/.test(part)) return part
      if (!validated.has(part)) {
        validated.add(part)
        return part
      }
      return `${part.slice(0, part.indexOf('>') + 1)}${element === 'ul' ? '<li>1</li>' : ''}</${element}>`
    })
  const documents = readSite().documents.filter((document) => document.locale === locale)
  return groupFaults(documents.flatMap(({ path, html }) => validate({ path, html: withoutRepeated(html) })))
}

/** Returns a function that lists the errors that html-validate finds in a document. */
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
