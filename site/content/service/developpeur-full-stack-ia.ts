import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Développeur full-stack IA : l'application et son modèle",
    description:
      'Interface, serveur, base de données et IA par la même personne. Une application rapide, accessible et testée, dont le code vous appartient.',
    heading: "L'écran, le serveur et le modèle",
    name: 'Développeur full-stack IA',
    hint: 'Une application complète, IA comprise, par une seule personne.',
    lead: "Une fonction d'IA mal placée dans une bonne application la ralentit ; bien placée, on cesse de la remarquer. Je développe les deux ensemble : l'interface qui affiche la réponse au fil de l'eau, le serveur qui protège les clés, la base qui garde l'historique. Pour une équipe nombreuse à encadrer, cherchez plutôt une agence.",
  },
  en: {
    title: 'Full-stack AI developer: one person for app and model',
    description:
      'Interface, server, database and AI from the same pair of hands. A fast, accessible, tested application, and the code belongs to you in the end.',
    heading: 'The screen, the server and the model',
    name: 'Full-stack AI developer',
    hint: 'A complete application, AI included, built by one person.',
    lead: 'Streaming replies, keys that never reach the browser, histories that survive a reload: an AI feature touches every layer of an application. I work on all of them, from TypeScript interfaces to PostgreSQL schemas, so nothing falls between two suppliers. If you need a large team on several fronts at once, an agency will serve you better.',
  },
  related: [
    'home',
    'faq-integrer-ia-application',
    'technologies',
    'architecture-ia-production',
    'processus-collaboration',
  ],
})
