import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Développeur de chatbot freelance : répondre ou passer la main',
    description:
      'Un chatbot qui répond à partir de vos contenus, reconnaît ses limites et transmet à une personne avec le contexte. Conception, tests, puis suivi.',
    heading: 'Un chatbot qui sait passer la main',
    name: 'Développeur de chatbot',
    hint: 'Il répond quand il sait, et transmet le reste à une personne.',
    lead: "Un visiteur pardonne « je ne sais pas » ; il pardonne moins une réponse fausse et sûre d'elle. Je définis donc d'abord les sujets couverts, les sujets interdits et la sortie vers une personne. Le chatbot répond ensuite à partir de vos contenus, résume l'échange lors du transfert et vous montre les questions restées sans réponse.",
  },
  en: {
    title: 'Freelance chatbot developer: answers, then a clean handover',
    description:
      'A chatbot that answers from your content, recognises its limits and hands over to a person with the context attached. Design, tests and follow-up.',
    heading: 'A chatbot that knows when to hand over',
    name: 'Chatbot developer',
    hint: 'It answers what it knows and passes the rest to a person.',
    lead: 'Decide what your chatbot must refuse before deciding what it should say. Topics, forbidden topics and the way out to a human come first; the wording comes later. I build bots that answer from your own content, pass the conversation on with a summary, and list the questions nobody had prepared for.',
  },
  related: [
    'cas-usage-chatbot-support',
    'faq-cout-chatbot',
    'faq-securiser-chatbot',
    'consultant-rag-freelance',
    'faq-delai-projet-chatbot',
  ],
})
