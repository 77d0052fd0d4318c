import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Nantes : services, industrie, numérique',
    description:
      "Développement IA pour Nantes et l'estuaire : services, agroalimentaire, construction navale, entreprises du numérique. À distance, sur place après accord.",
    heading: 'Renforcer une équipe nantaise, sans dépendance',
    name: 'Freelance IA à Nantes',
    hint: 'Un renfort IA pour vos développeurs, avec transmission du savoir.',
    lead: "Nantes compte de nombreuses équipes de développement ; elles ont rarement besoin qu'on code à leur place. Je viens plutôt en renfort : première fonction d'IA construite à deux, revue de code, jeu d'évaluation, puis je m'efface. L'industrie de l'estuaire et l'agroalimentaire posent d'autres questions, plus proches du terrain. Travail en ligne, présence à convenir.",
  },
  en: {
    title: 'AI freelancer for Nantes: services, industry, software teams',
    description:
      'AI development for Nantes and the Loire estuary: services, food, shipbuilding, software companies. Mostly remote, on site once we have agreed the dates.',
    heading: 'Support for Nantes teams, no lock-in',
    name: 'AI freelancer for Nantes',
    hint: 'Help for your developers, and knowledge that stays with them.',
    lead: "Plenty of companies in Nantes already have good developers who haven't shipped an AI feature yet. I join them for the first one: we write it together, build the evaluation set, and I leave once they can carry on. Shipyards and food plants along the estuary bring more physical problems. Remote is the default, presence is arranged.",
  },
  related: [
    'developpeur-full-stack-ia',
    'faq-integrer-ia-application',
    'evaluer-un-llm-en-production',
    'processus-collaboration',
    'freelance-ia-rennes',
  ],
})
