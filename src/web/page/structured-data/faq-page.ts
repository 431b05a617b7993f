/** Returns the JSON-LD of a question with the answer that the page shows. */
export function faqPage({ question, answer }: { question: string; answer: string }): object {
  return {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }],
  }
}
