import 'i18next'
import type accessibility from '../../../locales/zh/accessibility.json'
import type api from '../../../locales/zh/api.json'
import type common from '../../../locales/zh/common.json'
import type compare from '../../../locales/zh/compare.json'
import type contact from '../../../locales/zh/contact.json'
import type dataSheet from '../../../locales/zh/data-sheet.json'
import type desk from '../../../locales/zh/desk.json'
import type deskInsight from '../../../locales/zh/desk-insight.json'
import type deskPeople from '../../../locales/zh/desk-people.json'
import type deskPrivacy from '../../../locales/zh/desk-privacy.json'
import type deskRequests from '../../../locales/zh/desk-requests.json'
import type doorSchedule from '../../../locales/zh/door-schedule.json'
import type downloads from '../../../locales/zh/downloads.json'
import type drawing from '../../../locales/zh/drawing.json'
import type editor from '../../../locales/zh/editor.json'
import type faq from '../../../locales/zh/faq.json'
import type faqs from '../../../locales/zh/faqs.json'
import type fireAlarmSystem from '../../../locales/zh/fire-alarm-system.json'
import type firmware from '../../../locales/zh/firmware.json'
import type formats from '../../../locales/zh/formats.json'
import type guide from '../../../locales/zh/guide.json'
import type home from '../../../locales/zh/home.json'
import type login from '../../../locales/zh/login.json'
import type meetingReservationSystem from '../../../locales/zh/meeting-reservation-system.json'
import type moved from '../../../locales/zh/moved.json'
import type news from '../../../locales/zh/news.json'
import type newsArticle from '../../../locales/zh/news-article.json'
import type order from '../../../locales/zh/order.json'
import type page from '../../../locales/zh/page.json'
import type parkingManagementSystem from '../../../locales/zh/parking-management-system.json'
import type preview from '../../../locales/zh/preview.json'
import type product from '../../../locales/zh/product.json'
import type products from '../../../locales/zh/products.json'
import type search from '../../../locales/zh/search.json'
import type searchWords from '../../../locales/zh/search-words.json'
import type series from '../../../locales/zh/series.json'
import type settings from '../../../locales/zh/settings.json'
import type sizing from '../../../locales/zh/sizing.json'
import type smartHomeIntegration from '../../../locales/zh/smart-home-integration.json'
import type solution from '../../../locales/zh/solution.json'
import type successStories from '../../../locales/zh/success-stories.json'
import type takenApart from '../../../locales/zh/taken-apart.json'
import type scheduleChecks from '../../../locales/zh/schedule-checks.json'
import type scheduleImport from '../../../locales/zh/schedule-import.json'
import type trueSize from '../../../locales/zh/true-size.json'
import type visitorManagementSystem from '../../../locales/zh/visitor-management-system.json'

/* The Chinese files are the source of every key: a missing key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accessibility: typeof accessibility
      api: typeof api
      common: typeof common
      compare: typeof compare
      contact: typeof contact
      'data-sheet': typeof dataSheet
      guide: typeof guide
      desk: typeof desk
      'desk-insight': typeof deskInsight
      'desk-people': typeof deskPeople
      'desk-privacy': typeof deskPrivacy
      'desk-requests': typeof deskRequests
      'door-schedule': typeof doorSchedule
      downloads: typeof downloads
      drawing: typeof drawing
      editor: typeof editor
      faq: typeof faq
      faqs: typeof faqs
      'fire-alarm-system': typeof fireAlarmSystem
      firmware: typeof firmware
      formats: typeof formats
      home: typeof home
      login: typeof login
      'meeting-reservation-system': typeof meetingReservationSystem
      moved: typeof moved
      preview: typeof preview
      news: typeof news
      'news-article': typeof newsArticle
      order: typeof order
      page: typeof page
      'parking-management-system': typeof parkingManagementSystem
      product: typeof product
      products: typeof products
      search: typeof search
      'search-words': typeof searchWords
      series: typeof series
      settings: typeof settings
      sizing: typeof sizing
      'smart-home-integration': typeof smartHomeIntegration
      solution: typeof solution
      'success-stories': typeof successStories
      'taken-apart': typeof takenApart
      'schedule-checks': typeof scheduleChecks
      'schedule-import': typeof scheduleImport
      'true-size': typeof trueSize
      'visitor-management-system': typeof visitorManagementSystem
    }
  }
}
