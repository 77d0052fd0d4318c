import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Architecte IA freelance : relier un modèle à votre système',
    description:
      "Je dessine la place de l'IA dans votre système d'information : données, modèles, droits d'accès, pannes prévues. Chaque choix est écrit et peut être revu.",
    heading: 'Une IA qui tient dans votre système',
    name: 'Architecte IA',
    hint: "Où placer l'IA dans votre système, et comment pouvoir la retirer.",
    lead: "Le modèle n'est qu'une pièce de l'ensemble. Autour, il faut des données à jour, des droits respectés, un journal lisible et une conduite prévue en cas de panne. Je dessine cet ensemble avec vos équipes, j'écris la raison de chaque choix et je signale les endroits où une règle classique suffit.",
  },
  en: {
    title: 'Freelance AI architect: fitting a model into your systems',
    description:
      'Where AI belongs among your data, applications and permissions, and what happens when it fails. You get diagrams, written decisions and a way back out.',
    heading: 'AI that fits the systems you have',
    name: 'AI architect',
    hint: 'Where AI belongs in your systems, and how you could take it out again.',
    lead: "The model is the small part. Around it sit the data that feeds it, the permissions it has to respect, the logs you read afterwards and the plan for the day it's down. I draw that whole picture with your team, record why each choice was made, and point out where plain rules would do.",
  },
  related: [
    'architecture-ia-production',
    'consultant-llm-entreprise',
    'evaluateur-projet-ia',
    'securite-ia-entreprise',
    'processus-collaboration',
  ],
})
