/* Templates of answers at the desk; text in brackets is filled in by the person who answers. */

export const ANSWERS = {
  information: {
    name: { zh: '請對方補充資料', en: 'Ask for details', ja: '不足事項の確認' },
    body: {
      zh: '為了選出合適的閥，想再請教：\n\n1. 流體、溫度與壓力\n2. 口徑與接續方式\n3. 數量與需要的日期',
      en: 'To choose the right valve, may we ask you for:\n\n1. fluid, temperature and pressure\n2. size and end connection\n3. quantity, and the day by which you need it',
      ja: '適切なバルブを選定するため、次の点をお知らせください。\n\n1. 流体、温度、圧力\n2. 口径と接続方式\n3. 数量とご希望の納期',
    },
  },
  quotation: {
    name: { zh: '提供報價', en: 'Quotation', ja: 'お見積り' },
    body: {
      zh: '您的報價如下：\n\n【品項與金額】\n\n報價30天內有效。',
      en: 'Here is our quotation:\n\n[items and prices]\n\nIt is valid for 30 days.',
      ja: 'お見積りは次のとおりです。\n\n【品目と金額】\n\n有効期間は30日間です。',
    },
  },
  closing: {
    name: { zh: '結案', en: 'Close', ja: '完了のご連絡' },
    body: {
      zh: '您詢問的事項已處理完畢。若還有問題，請直接回覆這封信。',
      en: 'What you asked us about is done. If there is anything else, simply reply to this email.',
      ja: 'お問い合わせの件は対応が完了しました。ほかにご不明な点がございましたら、このメールにそのままご返信ください。',
    },
  },
} as const
