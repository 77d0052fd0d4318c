import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Par quoi commencer l'IA dans un hôtel niçois, ou dans une équipe de Sophia Antipolis ?",
    en: 'Where should AI start in a Nice hotel, or with a team at Sophia Antipolis?',
  },
  fr: {
    title: 'Freelance IA à Nice : accueil en saison, équipes de Sophia',
    description:
      "IA pour l'accueil à Nice et les équipes de Sophia Antipolis : quoi tester avant la saison, quoi laisser aux chercheurs, comment rejoindre le plateau.",
    heading: 'Répondre en toute saison, à Nice',
    name: 'Freelance IA à Nice',
    hint: "Accueil multilingue et pics d'activité, de Nice à Sophia Antipolis.",
    lead: "À l'hôtel, l'IA commence par les dix questions qui reviennent chaque été. À Sophia Antipolis, elle commence par une mesure : l'équipe a déjà un prototype, et personne ne sait s'il est bon. Ce sont deux métiers voisins par la route, pas par les usages. Je travaille en ligne pour les deux ; une visite se prépare, surtout pour atteindre le plateau.",
    parts: [
      {
        kind: 'day',
        id: 'saison',
        title: "À l'hôtel : prêt avant l'été",
        lead: "Un assistant d'accueil se construit en hiver. En juillet, il est trop tard pour corriger, et trop tentant de laisser passer.",
        moments: [
          {
            when: 'Novembre',
            title: 'Lire',
            text: "Mille messages de l'été passé, rangés par la réception et par moi.",
          },
          {
            when: 'Janvier',
            title: 'Rédiger',
            text: 'Dix réponses, que la réception fait relire langue par langue.',
          },
          { when: 'Mars', title: 'Ouvrir', text: "À une adresse peu fréquentée. C'est ma part." },
          {
            when: 'Mai',
            title: 'Malmener',
            text: 'Les nuits, les annulations, les colères : tout le monde essaie.',
          },
          {
            when: 'Septembre',
            title: 'Compter',
            text: 'Ce qui a été transmis à une personne. On retire ce qui a nui.',
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'journeys',
        id: 'trajet',
        title: 'Depuis Marseille',
        journeys: [
          {
            from: 'Saint-Charles',
            to: 'Nice-Ville',
            by: 'train régional ZOU!',
            fact: 'places.train-marseille-nice',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Nice: front desks and Sophia Antipolis',
    description:
      'AI for hotel desks in Nice and engineers at Sophia Antipolis: what to test before summer, what to leave to researchers, and how to reach the plateau.',
    heading: 'Answering all year round in Nice',
    name: 'AI freelancer for Nice',
    hint: 'Guests in many languages, and peaks that come back every summer.',
    lead: "In a hotel, AI starts with the ten questions that return every summer. At Sophia Antipolis, it starts with a measurement: the team has a prototype already and nobody knows whether it's any good. Those are two trades, a short drive apart. I serve both online, and a visit takes planning, the plateau most of all.",
    parts: [
      {
        kind: 'day',
        id: 'season',
        title: 'In the hotel: ready before summer',
        lead: "A front-desk assistant is winter work. By July it's too late to correct one, and too easy to let things pass.",
        moments: [
          {
            when: 'November',
            title: 'Read',
            text: "A thousand of last summer's messages, sorted by reception and me.",
          },
          {
            when: 'January',
            title: 'Write',
            text: "Ten answers, each language reviewed at reception's request.",
          },
          { when: 'March', title: 'Open', text: 'On a page few people visit. That part is mine.' },
          {
            when: 'May',
            title: 'Be rude',
            text: 'Nights, cancellations, bad temper: everybody has a go.',
          },
          {
            when: 'September',
            title: 'Count',
            text: 'What was handed over to a person. We drop what did harm.',
          },
        ],
      },
      { kind: 'text' },
      {
        kind: 'journeys',
        id: 'journey',
        title: 'From Marseille',
        journeys: [
          {
            from: 'Saint-Charles',
            to: 'Nice-Ville',
            by: 'ZOU! regional train',
            fact: 'places.train-marseille-nice',
          },
        ],
      },
    ],
  },
  related: [
    'expert-ia-region-paca',
    'developpeur-chatbot-freelance',
    'cas-usage-chatbot-support',
    'faq-securiser-chatbot',
    'freelance-ia-marseille',
  ],
})
