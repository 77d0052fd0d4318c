import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Chatbot de support client : répondre, puis passer la main',
    description:
      "Un chatbot de support utile part de vos tickets, cite ses sources et transfère à temps. Périmètre, mesures à suivre et limites de ce cas d'usage.",
    heading: 'Un chatbot de support qui sait passer la main',
    name: 'Chatbot de support',
    hint: 'Répondre aux demandes répétitives, transférer le reste.',
    lead: "Un bon assistant de support règle les demandes répétitives et passe la main avant d'agacer. Je pars de vos tickets réels : les plus fréquents deviennent ses sujets, les autres restent à l'équipe. Chaque réponse cite l'article d'aide utilisé, et chaque transfert emporte la conversation, pour que le client ne se répète pas.",
  },
  en: {
    title: 'Customer support chatbot: answer, then hand over in time',
    description:
      'A useful support chatbot starts from your tickets, cites its sources and hands over in time. Scope, what to measure, and the limits of the idea.',
    heading: 'A support chatbot that knows when to hand over',
    name: 'Support chatbot',
    hint: 'Handles repeat requests and passes on the rest.',
    lead: "Start from real tickets: the questions that come back every week become the assistant's subjects, and everything else stays with your team. I have each answer point to the help article it used. When it hands over, the whole conversation goes along, so the customer never has to tell the story twice.",
  },
  related: [
    'developpeur-chatbot-freelance',
    'faq-cout-chatbot',
    'faq-securiser-chatbot',
    'workflow-analyse-sentiment',
    'glossaire-guardrails',
    'contact',
  ],
})
