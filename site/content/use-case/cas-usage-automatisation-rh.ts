import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Automatisation RH : les tâches à confier, celles à garder',
    description:
      "Convocations, attestations, questions sur les congés : ce que l'on peut automatiser en RH, ce qui reste à une personne, et les données à limiter.",
    heading: "L'automatisation RH, sans jamais classer les personnes",
    name: 'Automatisation RH',
    hint: 'Préparer les documents, laisser les décisions aux personnes.',
    lead: "Convocations, attestations, questions sur les congés : ces tâches se prêtent à l'automatisation. Trier ou classer des candidats, non : je laisse ces décisions à une personne. Le système prépare les documents, répond avec la règle interne citée, et chaque envoi sensible attend une validation. Il ne voit que les données nécessaires.",
  },
  en: {
    title: 'HR automation: what to hand over and what to keep',
    description:
      'Interview invitations, certificates, leave questions: what HR can automate, what should stay with a person, and which data to leave out.',
    heading: 'HR automation that never ranks people',
    name: 'HR automation',
    hint: 'Software prepares the paperwork, people decide.',
    lead: "Let software prepare the paperwork, and let people judge people. I automate interview invitations, certificates and questions about leave, each answered with the internal rule it rests on. The ranking of candidates stays out of it. Anything sensitive waits for someone's approval, and the system gets only the data it needs.",
  },
  related: [
    'workflow-rag-onboarding',
    'expert-automatisation-workflows',
    'securite-ia-entreprise',
    'glossaire-rag',
    'evaluateur-projet-ia',
  ],
})
