import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Délai d'un projet de chatbot : ce qui l'allonge vraiment",
    description:
      "Contenus, accès, systèmes à relier, validations : ce qui fait le délai d'un projet de chatbot et ce que vous pouvez préparer.",
    heading: 'Combien de temps prend un projet de chatbot ?',
    name: "Délai d'un projet de chatbot",
    hint: 'Vos contenus et vos accès font le calendrier.',
    lead: "Le délai dépend surtout de l'état de vos contenus et du nombre de systèmes à relier, bien plus que du modèle. Des documents à jour et des accès ouverts tôt le raccourcissent ; chaque validation l'allonge. Je n'annonce de calendrier qu'après avoir vu les sources, avec une première version volontairement étroite.",
  },
  en: {
    title: 'How long a chatbot project takes, and what slows it down',
    description:
      'Content, access, connected systems, sign-offs: what sets the length of a chatbot project, and what you can prepare beforehand.',
    heading: 'How long does a chatbot project take?',
    name: 'How long a chatbot project takes',
    hint: 'Your content and access rights set the schedule.',
    lead: 'A chatbot takes as long as your content and access approvals take, since the model is seldom the slow part. Tidy sources and one responsive owner shorten the work; each connected system and each sign-off adds to it. I give a schedule after seeing the material, and it opens with a deliberately small first release.',
  },
  related: [
    'processus-collaboration',
    'faq-cout-chatbot',
    'developpeur-chatbot-freelance',
    'audit-ia-gratuit',
    'contact',
  ],
})
