/* The answer to a request: by whom and when; the steps that follow it. */

export const REPLY = {
  zh: '業務於一個工作天內回覆。',
  en: 'We reply within one working day.',
  ja: '1営業日以内に営業担当者からご返信します。',
} as const

export const NEXT_STEPS = [
  {
    zh: '業務工程師在一個工作天內與您聯絡',
    en: 'A sales engineer contacts you within one working day',
    ja: '1営業日以内にセールスエンジニアからご連絡します',
  },
  {
    zh: '一起核對流體、壓力、溫度與口徑',
    en: 'We check fluid, pressure, temperature and sizes with you',
    ja: '流体、圧力、温度、口径を一緒に確認します',
  },
  {
    zh: '您收到選型表與報價單，報價30天內有效',
    en: 'You receive a selection and a quotation, valid for 30 days',
    ja: '選定表と30日間有効なお見積りをお届けします',
  },
] as const
