import { defineUseCase } from './collection.ts'

export default defineUseCase({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Que confier à un chatbot de support, et à quel moment doit-il passer la main ?',
    en: 'What can a support chatbot take over, and when should it hand over?',
  },
  fr: {
    title: 'Chatbot de support client : répondre, puis passer la main',
    description:
      "Un chatbot de support chiffré : le trajet d'un message, cinq motifs de transfert, le calcul d'un mois, quatre mesures et un essai de dix jours.",
    heading: 'Un chatbot de support qui sait passer la main',
    name: 'Chatbot de support',
    hint: 'Répondre aux demandes répétitives, transférer le reste.',
    lead: "Confiez-lui les demandes qui reviennent chaque semaine et dont la réponse est écrite quelque part. Il passe la main dès qu'un client le demande, se répète, parle d'argent ou attend une décision. Chaque réponse cite la fiche utilisée, et chaque transfert emporte la conversation, pour que personne n'ait à raconter deux fois.",
  },
  en: {
    title: 'Customer support chatbot: answer, then hand over in time',
    description:
      'A support chatbot in figures: how one message travels, five reasons to hand over, a month worked out, four measures and a ten-day trial.',
    heading: 'A support chatbot that knows when to hand over',
    name: 'Support chatbot',
    hint: 'Handles repeat requests and passes on the rest.',
    lead: 'Give it the questions that come back every week and have an answer in writing. It hands over as soon as a customer asks, repeats themselves, mentions money or needs a decision. I have each reply point to the help note it used, and each transfer take the conversation along, so that nobody tells the story twice.',
  },
  related: [
    'developpeur-chatbot-freelance',
    'faq-cout-chatbot',
    'faq-securiser-chatbot',
    'workflow-analyse-sentiment',
    'glossaire-guardrails',
    'contact',
  ],
  balance: {
    title: { fr: "Refaire l'addition avec vos messages", en: 'Redo the sum with your messages' },
    inputs: {
      messages: {
        name: { fr: 'Messages par mois', en: 'Messages a month' },
        min: 100,
        max: 5000,
        step: 100,
        value: 1200,
      },
      minutes: {
        name: { fr: 'Minutes par message', en: 'Minutes per message' },
        min: 1,
        max: 20,
        step: 1,
        value: 6,
      },
      solved: {
        name: {
          fr: 'Réglés sans personne, sur les deux motifs',
          en: 'Settled unaided, on both topics',
        },
        min: 0,
        max: 100,
        step: 5,
        value: 70,
        share: true,
      },
    },
    rows: [
      {
        name: { fr: 'Messages réglés', en: 'Messages settled' },
        factors: ['messages', 0.45, 'solved', 'minutes'],
        minutes: true,
      },
      {
        name: { fr: "Relecture d'un échantillon", en: 'Reading a sample' },
        takes: true,
        factors: [200, 2],
        minutes: true,
      },
      {
        name: { fr: 'Fiches tenues à jour', en: 'Help pages kept fresh' },
        takes: true,
        factors: [4, 1.5],
      },
    ],
  },
})
