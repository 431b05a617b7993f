/* The use of visitors' messages: a sentence beside the form, and the whole notice that the law asks for. */

export const NOTICES = {
  brief: {
    zh: '{{company}}只用您寫的內容回覆您，不提供第三人。',
    en: '{{company}} uses what you write to answer you, and passes it to no one else.',
    ja: '{{company}}は、ご記入いただいた内容を回答のためにのみ利用し、第三者に提供しません。',
  },
  full: {
    zh: '{{company}}為回覆您的詢問、報價與維修，蒐集您填寫的姓名、電話、Email、公司與附件內容，於收件後兩年內、在臺灣境內，由本公司業務與技術人員以電話、Email利用，不提供第三人。您可以來信privacy@{{domain}}查詢、閱覽、複製、更正、停止利用或刪除。標示必填的欄位若不提供，我們無法回覆。',
    en: '{{company}} collects your name, phone, email, company and files in order to answer you, to quote and to repair. We keep them for two years at most, in Taiwan, used by our sales and technical staff by phone and email, and pass them to no one else. You may ask to see, copy, correct, stop the use of or erase them: privacy@{{domain}}. Without the required fields we cannot reply.',
    ja: '{{company}}は、お問い合わせへの回答、お見積り、修理のために、ご記入いただいた氏名、電話番号、メールアドレス、会社名、添付ファイルの内容を収集します。受付から最長2年間、台湾において、当社の営業担当者と技術担当者が電話とメールで利用し、第三者には提供しません。照会、閲覧、写しの請求、訂正、利用の停止、削除は、privacy@{{domain}}までご連絡ください。必須項目をご記入いただけない場合は、回答できません。',
  },
} as const
