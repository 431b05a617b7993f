import type { Examples } from '../examples.ts'
import { Button, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

const ROW = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockEnd: '0.5rem' } as const
const VARIANTS = ['primary', 'secondary', 'quiet'] as const

export const examples: Examples = ({ t }) => {
  const buttons = VARIANTS.map((variant) => (
    <p key={variant} style={ROW}>
      <Button variant={variant}>{t('header.contact')}</Button>
      <Button variant={variant} size="small">
        {t('header.contact')}
      </Button>
      <Button variant={variant} size="square" aria-label={t('header.search')}>
        <Icon name="search" />
      </Button>
      <Button variant={variant} size="tool" aria-label={t('header.search')}>
        <Icon name="search" />
      </Button>
      <Button variant={variant} disabled>
        {t('header.contact')}
      </Button>
    </p>
  ))
  return {
    'primary, secondary, quiet; medium, small, square, tool, disabled': buttons,
    'on a reversed ground': <div data-tone="ground">{buttons}</div>,
    'a link': (
      <a className={buttonClass()} href="#ui/button">
        {t('header.contact')}
        <Icon name="arrow-right" />
      </a>
    ),
  }
}
