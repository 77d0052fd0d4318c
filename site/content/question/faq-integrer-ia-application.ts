import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Comment ajouter de l'IA à notre application sans la fragiliser ?",
    en: 'How do we add AI to our application without making it fragile?',
  },
  fr: {
    title: "Intégrer l'IA à une application existante : par où passer",
    description:
      'Le trajet d’une demande, les quatre façons dont elle échoue, et les calculs de panne, d’attente et de coût pour une fonction d’IA dans votre logiciel.',
    heading: "Comment intégrer l'IA à une application existante ?",
    name: "Intégrer l'IA à une application",
    hint: 'Un service à part, sur une seule fonction utile.',
    lead: "Passez par votre serveur, pour une seule fonction, et rendez-la facultative : l'écran doit marcher sans elle. La clé reste côté serveur, la réponse est contrôlée avant l'affichage, un délai coupe l'attente. Ensuite seulement viennent le choix du modèle et la consigne.",
  },
  en: {
    title: 'Adding AI to an existing application: the safe way in',
    description:
      'The path of a request, the four ways it fails, and the sums for outages, waiting and cost when a feature of your software calls a model.',
    heading: 'How do I add AI to an existing application?',
    name: 'Adding AI to an application',
    hint: 'A separate service, for one feature that helps.',
    lead: 'Go through your own server, for a single feature, and make that feature optional: its screen has to work without it. Keep the key on the server, check the answer before showing it, and cut the waiting short. Only then choose a model and write instructions.',
  },
  related: [
    'architecture-ia-production',
    'developpeur-full-stack-ia',
    'glossaire-tool-calling',
    'faq-securiser-chatbot',
    'evaluateur-projet-ia',
  ],
})
