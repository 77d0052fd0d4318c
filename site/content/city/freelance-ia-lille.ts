import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Que peut faire une IA pour le catalogue et le courrier client d'un commerçant lillois ?",
    en: "What can AI do for a Lille retailer's catalogue and customer mail?",
  },
  fr: {
    title: 'Freelance IA à Lille : catalogues et courrier client',
    description:
      "IA pour le commerce lillois : compléter un catalogue avec un calcul à refaire chez vous, répondre en trois langues, la Cité de l'IA, deux gares, une journée.",
    heading: "De l'IA pour le commerce lillois",
    name: 'Freelance IA à Lille',
    hint: 'Catalogues, service client et logistique dans la métropole lilloise.',
    lead: "Une IA peut compléter vos fiches à partir de documents que vous avez déjà, et préparer des réponses qu'une personne envoie. Dans la métropole où la vente par correspondance a grandi, le catalogue reste le premier chantier, et il se chiffre avant d'acheter. Le calcul est plus bas. Je travaille à distance, avec des rencontres à Lille quand elles servent.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'journee',
        title: 'Deux gares, une journée',
        moments: [
          {
            when: 'Matin',
            title: 'Au service client',
            text: 'Casque sur les oreilles, à noter ce que les clients demandent et dans quelle langue.',
          },
          {
            when: 'Midi',
            title: 'Ceux qui arrivent',
            text: "Un collègue de Bruxelles ou de Londres s'assoit à la même table, le jour même.",
          },
          {
            when: 'Après-midi',
            title: 'Avec les acheteurs',
            text: 'Fiches en main, attribut par attribut.',
          },
          {
            when: 'Soir',
            title: 'Le compte',
            text: "Vous avez les cinquante fiches notées. S'il est mauvais, on s'arrête là.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Lille: catalogues and customer mail',
    description:
      "AI for retail around Lille: completing a catalogue with a sum you can redo, answering in three languages, the Cité de l'IA, two stations and one day on site.",
    heading: 'Applied AI for retail around Lille',
    name: 'AI freelancer for Lille',
    hint: 'Catalogues, customer messages and logistics in the Lille area.',
    lead: 'AI can complete product sheets from documents you already hold, and prepare replies that a person sends. Mail order grew up around here, so the catalogue is still the first job, and one you can price before buying anything. The sum is below. I work remotely and come to Lille when sitting together helps.',
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'day',
        title: 'Two stations, one day',
        moments: [
          {
            when: 'Morning',
            title: 'Customer service',
            text: 'Headset on, noting what customers ask and in which language.',
          },
          {
            when: 'Midday',
            title: 'Those who arrive',
            text: 'A colleague from Brussels or London sits down at the same table, the same day.',
          },
          {
            when: 'Afternoon',
            title: 'The buyers',
            text: 'Sheets in hand, one attribute after another.',
          },
          {
            when: 'Evening',
            title: 'The sum',
            text: "You have fifty sheets marked. If it's bad, we stop there.",
          },
        ],
      },
    ],
  },
  related: [
    'rag-ecommerce-architecture-complete-cas-usage',
    'cas-usage-chatbot-support',
    'developpeur-chatbot-freelance',
    'workflow-analyse-sentiment',
    'freelance-ia-paris',
  ],
})
