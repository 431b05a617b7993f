/** The time until a reply, below the button that asks. */
export const REPLY = { zh: '業務於一個工作天內回覆。', en: 'We reply within one working day.' } as const

/** The steps after a request: the reply and its time, the quotation, the installation. */
export const NEXT_STEPS = [
  {
    zh: '負責這類產品的業務在一個工作天內與您聯絡',
    en: 'The sales engineer for these products contacts you within one working day',
  },
  {
    zh: '一起核對平面圖與數量，需要時到現場勘查',
    en: 'We check floor plan and quantities with you, and visit the site where needed',
  },
  {
    zh: '您收到配置建議與報價單，報價30天內有效；由您所在縣市的經銷商安裝',
    en: 'You receive a proposal and a quotation, valid for 30 days; the dealer in your county installs it',
  },
] as const
