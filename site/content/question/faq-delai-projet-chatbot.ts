import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Combien de semaines avant un premier chatbot en service ?',
    en: 'How many weeks until a first chatbot is in service?',
  },
  fr: {
    title: "Délai d'un projet de chatbot : deux calendriers comparés",
    description:
      'Le même travail en cinq semaines ou en douze : deux calendriers côte à côte, la formule pour faire le vôtre et les quatre attentes à lever avant de signer.',
    heading: 'Combien de temps prend un projet de chatbot ?',
    name: "Délai d'un projet de chatbot",
    hint: 'Quatorze jours de travail, et des semaines d’attente.',
    lead: "De cinq à douze semaines pour une première version, dans les deux calendriers d'école de cette page. Le travail y est le même, quatorze jours. L'écart tient à trois attentes : un accès, un tri de documents, un avis juridique. Elles se raccourcissent avant de signer.",
  },
  en: {
    title: 'How long a chatbot project takes: two calendars compared',
    description:
      'The same work in five weeks or in twelve: two calendars side by side, a formula for drawing your own, and four waits to clear before you sign.',
    heading: 'How long does a chatbot project take?',
    name: 'How long a chatbot project takes',
    hint: 'Fourteen days of work, then weeks of waiting.',
    lead: 'Five to twelve weeks for a first release, going by the two worked calendars below. Both hold the same fourteen days of work. What separates them is waiting: for access, for sorted documents, for a legal opinion. Clear most of it before signing.',
  },
  related: [
    'processus-collaboration',
    'faq-cout-chatbot',
    'developpeur-chatbot-freelance',
    'cas-usage-chatbot-support',
    'audit-ia-gratuit',
  ],
})
