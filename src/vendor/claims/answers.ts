/** Templates of answers to a request. `【…】` and `[…]` are left to be filled in by the person who answers. */
export const ANSWERS = {
  information: {
    name: { zh: '請對方補充資料', en: 'Ask for details' },
    body: {
      zh: '為了評估您的需求，想再請教幾件事：\n\n1. 建築物的地點、樓層數與戶數\n2. 目前使用的系統與設備型號\n3. 預計的時程\n\n若有平面圖或現場照片，也歡迎直接回覆這封信附上。',
      en: 'To assess what you need, may we ask you for:\n\n1. the building’s location, number of floors and households\n2. the systems and models that are in use now\n3. your schedule\n\nPlans or photographs of the site are welcome, too: simply reply to this email.',
    },
  },
  quotation: {
    name: { zh: '提供報價', en: 'Quotation' },
    body: {
      zh: '您的報價如下：\n\n【品項與金額】\n\n報價有效期限為30天。若數量或規格需要調整，請直接回覆這封信。',
      en: 'Here is our quotation:\n\n[items and prices]\n\nIt is valid for 30 days. If quantities or specifications should change, please reply to this email.',
    },
  },
  visit: {
    name: { zh: '約定現場勘查', en: 'Arrange a site visit' },
    body: {
      zh: '我們想安排到現場了解狀況，以下時段您是否方便？\n\n1. 【日期與時間】\n2. 【日期與時間】\n\n現場勘查約需一小時，不收費用。',
      en: 'We would like to see the site. Would one of these times suit you?\n\n1. [day and time]\n2. [day and time]\n\nA visit takes about an hour and is free of charge.',
    },
  },
  closing: {
    name: { zh: '結案', en: 'Close the matter' },
    body: {
      zh: '您詢問的事項已處理完畢。若還有其他問題，請直接回覆這封信，我們會接續處理。',
      en: 'What you asked us about is done. If there is anything else, simply reply to this email, and we will take it from there.',
    },
  },
} as const
