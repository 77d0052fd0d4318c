import { defineUseCase } from './collection.ts'

export default defineUseCase({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Quelles tâches RH automatiser sans entrer dans le haut risque du règlement sur l'IA ?",
    en: 'Which HR tasks can be automated without becoming high-risk under the AI Act?',
  },
  fr: {
    title: 'Automatisation RH : les tâches à confier, celles à garder',
    description:
      "Attestations, convocations, questions sur les congés : ce que l'on automatise en RH hors haut risque, le calcul d'un mois et qui prévenir avant.",
    heading: "L'automatisation RH, sans jamais classer les personnes",
    name: 'Automatisation RH',
    hint: 'Préparer les documents, laisser les décisions aux personnes.',
    lead: "Confiez à la machine les documents recopiés d'un dossier, les convocations et les questions dont la réponse est dans un accord. Gardez ce qui note ou classe des personnes, ou répartit le travail selon leur comportement : le règlement européen le range dans le haut risque. Quelqu'un signe chaque document ; au premier projet, aucun outil ne lit les candidatures.",
  },
  en: {
    title: 'HR automation: what to hand over and what to keep',
    description:
      'Certificates, invitations, leave questions: what HR can automate outside the high-risk rules, one month worked out, and who must be told first.',
    heading: 'HR automation that never ranks people',
    name: 'HR automation',
    hint: 'Software prepares the paperwork, people decide.',
    lead: 'Hand over documents copied from a file, interview invitations, and questions that an agreement already answers. Keep whatever scores or ranks people, or allots work by how they behave: European law treats it as high-risk, even when somebody else decides in the end. A person signs every document, and in a first project nothing reads applications.',
  },
  related: [
    'workflow-rag-onboarding',
    'expert-automatisation-workflows',
    'securite-ia-entreprise',
    'glossaire-rag',
    'evaluateur-projet-ia',
  ],
  balance: {
    title: { fr: "Vos demandes d'un mois", en: 'A month of your requests' },
    inputs: {
      certificates: {
        name: { fr: 'Attestations par mois', en: 'Certificates a month' },
        min: 0,
        max: 300,
        step: 10,
        value: 80,
      },
      questions: {
        name: { fr: 'Questions par mois', en: 'Questions a month' },
        min: 0,
        max: 500,
        step: 10,
        value: 150,
      },
      answered: {
        name: { fr: 'Questions répondues sans personne', en: 'Questions answered unaided' },
        min: 0,
        max: 100,
        step: 5,
        value: 60,
        share: true,
      },
    },
    rows: [
      {
        name: { fr: 'Attestations, 9 minutes gagnées', en: 'Certificates, 9 minutes saved' },
        factors: ['certificates', 9],
        minutes: true,
      },
      {
        name: { fr: 'Questions, 8 minutes', en: 'Questions, 8 minutes' },
        factors: ['questions', 'answered', 8],
        minutes: true,
      },
      {
        name: { fr: 'Convocations, 7 minutes gagnées', en: 'Invitations, 7 minutes saved' },
        factors: [20, 7],
        minutes: true,
      },
      { name: { fr: 'Règles et contrôle', en: 'Rules and checks' }, takes: true, factors: [6] },
    ],
  },
})
