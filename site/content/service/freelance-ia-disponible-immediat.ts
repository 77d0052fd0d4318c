import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA disponible : démarrer vite une mission courte',
    description:
      "Un besoin pressant en IA ou en développement ? Dites l'échéance et le contexte : je réponds avec une date de départ réaliste, ou je vous dis non clairement.",
    heading: 'Un besoin pressant, une réponse franche',
    name: 'Freelance IA disponible',
    hint: "Ce qu'il faut préparer pour qu'une mission démarre vite.",
    lead: "L'urgence ne se règle pas en promettant une date au hasard. Envoyez l'échéance, l'état des lieux et le nom de la personne qui décide : vous recevrez une disponibilité écrite, ou un refus motivé. Avec les accès prêts et un périmètre d'une page, une mission courte démarre bien plus vite qu'avec un long cahier des charges.",
  },
  en: {
    title: 'Freelance AI developer available for short missions',
    description:
      "Pressing AI or web work? Tell me the deadline and the context. I'll answer with a start date I can keep, or with a plain no and the reason behind it.",
    heading: 'Pressing work, and a straight answer',
    name: 'Available AI freelancer',
    hint: 'What to have ready so that a short mission can start quickly.',
    lead: "Starting fast depends less on me than on three things you can prepare today: access to the systems involved, one page that describes the scope, and one person who can decide. Send those with your deadline. I'll reply with the date I'm actually free, in writing, and turn the job down if it doesn't fit.",
  },
  related: [
    'contact',
    'processus-collaboration',
    'tjm-tarifs-developpeur-ia',
    'developpeur-full-stack-ia',
    'evaluateur-projet-ia',
  ],
})
