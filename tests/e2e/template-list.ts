export type Template = {
  name: string
  path: string
  /** Served with status 404. */
  isMissing?: true
  /** Loads content after hydration. */
  isLate?: true
}

/** One page of every template: their properties hold for all pages. Add new screens or views here. */
export const TEMPLATES: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'series', path: '/products/video-intercom' },
  { name: 'products', path: '/products' },
  { name: 'products, page 2', path: '/products/page/2' },
  {
    name: 'products filtered and picked',
    path: '/products?series=video-intercom&pick=vi-d720-p,vi-d430-p',
    isLate: true,
  },
  { name: 'products compared', path: '/products?compare=vi-d720-p,vi-d430-p', isLate: true },
  { name: 'product', path: '/products/ss-fr254' },
  { name: 'news', path: '/news' },
  { name: 'news article with a video', path: '/news/choosing-a-face-terminal' },
  { name: 'questions', path: '/faqs' },
  { name: 'question with pictures', path: '/faqs/call-works-door-stays-shut' },
  { name: 'success stories', path: '/success-stories' },
  { name: 'success stories with a case', path: '/success-stories?case=2' },
  { name: 'solution', path: '/solutions/community-security' },
  { name: 'parking', path: '/solutions/parking-management-system' },
  { name: 'fire alarm', path: '/solutions/fire-alarm-system' },
  { name: 'visitors', path: '/solutions/visitor-management-system' },
  { name: 'meeting rooms', path: '/solutions/meeting-reservation-system' },
  { name: 'smart home', path: '/solutions/smart-home-integration' },
  { name: 'contact', path: '/contact' },
  { name: 'page with tables', path: '/privacy' },
  { name: 'page with products', path: '/service' },
  { name: 'where to buy', path: '/where-to-buy' },
  { name: 'login', path: '/login' },
  { name: 'settings', path: '/settings' },
  { name: 'desk', path: '/desk' },
  { name: 'desk, insight', path: '/desk/insight' },
  { name: 'desk, people', path: '/desk/people' },
  { name: 'desk, data protection', path: '/desk/privacy' },
  { name: 'door schedule', path: '/door-schedule', isLate: true },
  { name: 'downloads', path: '/downloads' },
  { name: 'downloads filtered', path: '/downloads?q=VI-D430&kind=guide', isLate: true },
  { name: 'firmware', path: '/downloads/firmware' },
  { name: 'release notes of firmware', path: '/downloads/firmware/face-terminals' },
  { name: 'not found', path: '/no-such-page', isMissing: true },
]

const names = process.env.TEMPLATES?.split('|').filter(Boolean) ?? []

/** All templates, or those that `npm run test:changed` names. */
export const CHOSEN_TEMPLATES = TEMPLATES.filter(({ name }) => names.length === 0 || names.includes(name))
