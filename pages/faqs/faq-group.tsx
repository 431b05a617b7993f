import type { Lang } from '../../src/base/i18n/lang-of.ts'
import { useState } from 'react'
import type { FaqCategory } from '../../src/content/schema/faq-categories.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Button } from '../../src/web/ui/button.tsx'
import { Disclosure } from '../../src/web/ui/disclosure.tsx'
import { GoWords, goClass } from '../../src/web/ui/go.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import text from '../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './faqs.module.css'

/** The question has marks where its lines may end. */
export type ListedFaq = Lang & {
  slug: string
  category: FaqCategory
  subcategory: string
  question: string
  answer: string
}

/** Number of questions in a shortened group; the styles hide the others. */
const SHORT = 4

type FaqGroupProps = {
  category: FaqCategory
  faqs: readonly ListedFaq[]
  /** Shows its first questions and a button for the rest. */
  isShortened: boolean
  /** Its first question is expanded, to show what is behind the others. */
  isFirst: boolean
}

/** The questions of a category; each expands to its short answer. */
export function FaqGroup({ category, faqs, isShortened, isFirst }: FaqGroupProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const hasMore = isShortened && faqs.length > SHORT
  return (
    <Bays as="section" id={category} className={styles.group}>
      <Bay as="h2" at="b1" className={text.h3}>
        {t(`faqCategories.${category}`)}
      </Bay>
      <Bay at="b24" className={styles.questions} data-short={hasMore && !isOpen ? '' : undefined}>
        {faqs.map(({ slug, question, answer, subcategory, lang }, index) => (
          <Disclosure
            key={slug}
            lang={lang}
            className={styles.faq}
            open={isFirst && index === 0}
            summary={
              <h3>
                <Headline text={question} />
              </h3>
            }
          >
            <p>
              <Unbroken text={answer} />
            </p>
            <p className={styles.foot}>
              <span className={text.meta}>{subcategory}</span>
              <Link className={goClass} to={`/faqs/${slug}`}>
                <GoWords>
                  {t('faqs:readMore')}
                  <VisuallyHidden>
                    <Headline text={question} />
                  </VisuallyHidden>
                </GoWords>
              </Link>
            </p>
          </Disclosure>
        ))}
        {hasMore && (
          <Button
            variant="secondary"
            size="small"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('faqs:less') : t('faqs:more', { total: faqs.length })}
          </Button>
        )}
      </Bay>
    </Bays>
  )
}
