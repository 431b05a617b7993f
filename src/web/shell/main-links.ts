import { isOn } from '../../base/parts.ts'

const LINKS = [
  { to: '/success-stories', word: 'header.stories' },
  { to: '/door-schedule', word: 'header.schedule' },
  { to: '/downloads', word: 'footer.downloads' },
  { to: '/news', word: 'header.news' },
  { to: '/faqs', word: 'header.faqs' },
  { to: '/about', word: 'header.about' },
] as const

/** Entries of the main navigation that are plain links. */
export const MAIN_LINKS = LINKS.filter(({ to }) => isOn(to))
