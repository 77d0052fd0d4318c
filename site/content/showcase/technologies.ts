import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Technologies et intégrations pour un projet d'IA",
    description:
      "Langages, modèles, bases et services à relier : à quoi sert chaque technologie dans un projet d'IA, et les critères qui décident du choix.",
    heading: 'Technologies et intégrations',
    name: 'Technologies',
    hint: 'À quoi sert chaque brique, et comment je choisis.',
    lead: "Je choisis une technologie pour ce qu'elle laissera derrière elle : du code que votre équipe sait lire, des données que vous pouvez reprendre. Cette page range les langages, les modèles, les bases et les services qu'un projet d'IA peut relier. Un nom présent ici n'est ni un partenariat ni une obligation.",
  },
  en: {
    title: 'Technologies and integrations for an AI project',
    description:
      'Languages, models, databases and services to connect: what each technology does in an AI project, and the criteria behind a choice.',
    heading: 'Technologies and integrations',
    name: 'Technologies',
    hint: 'What each piece is for, and how I choose.',
    lead: 'A wall of logos tells you little, so here is what each technology is for: languages, models, databases, and services an AI project may plug into. Being listed means neither a partnership nor a requirement. I favour whatever your team can read, maintain and, one day, leave without losing its data.',
  },
  related: [
    'developpeur-full-stack-ia',
    'workflows',
    'gallery',
    'comparatif-frameworks-rag',
    'comparatif-bases-vectorielles',
    'contact',
  ],
})
