/** JSON-LD of a question whose answer is the text the page shows. */
export function faqPage({ question, answer }: { question: string; answer: string }): object {
  return {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }],
  }
}
