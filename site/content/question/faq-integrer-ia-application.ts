import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Intégrer l'IA à une application existante : où commencer",
    description:
      "Un service à part, une clé côté serveur, des réponses contrôlées, un écran qui prévoit la panne : intégrer l'IA à votre application.",
    heading: "Comment intégrer l'IA à une application existante ?",
    name: "Intégrer l'IA à une application",
    hint: 'Un service à part, sur une seule fonction utile.',
    lead: "Ajoutez l'IA comme un service à part, appelé par votre serveur, sur une seule fonction utile. La clé du fournisseur n'arrive jamais dans le navigateur, la réponse passe par un format contrôlé, et l'écran prévoit l'attente comme la panne. Si le modèle se tait, le reste de l'application doit continuer de marcher.",
  },
  en: {
    title: 'Adding AI to an existing application: where to start',
    description:
      'A separate service, keys on the server, validated replies, a screen ready for failure: how to add AI to software you already run.',
    heading: 'How do I add AI to an existing application?',
    name: 'Adding AI to an application',
    hint: 'A separate service, for one feature that helps.',
    lead: 'Treat AI as one more back-end service, switched on for a single feature your users already struggle with. Secrets stay on the server, replies are parsed and validated, and the interface plans for slowness. When a provider fails, only that feature should notice. Search boxes and long forms often make good first candidates.',
  },
  related: [
    'developpeur-full-stack-ia',
    'architecture-ia-production',
    'glossaire-tool-calling',
    'securite-ia-entreprise',
    'evaluateur-projet-ia',
  ],
})
