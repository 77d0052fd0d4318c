import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Comment un freelance IA renforce-t-il une équipe nantaise sans la rendre dépendante ?',
    en: 'How can an AI freelancer strengthen a Nantes team without creating dependence?',
  },
  fr: {
    title: 'Freelance IA à Nantes : quatre semaines, puis je pars',
    description:
      "Renfort IA pour les équipes de Nantes et de l'estuaire : quatre semaines à deux claviers, ce qui reste ensuite, le guichet régional, les règles d'accès.",
    heading: 'Renforcer une équipe nantaise, sans dépendance',
    name: 'Freelance IA à Nantes',
    hint: 'Un renfort IA pour vos développeurs, avec transmission du savoir.',
    lead: "En écrivant la première fonction à deux, sur votre dépôt, et en partant quand vos développeurs corrigent seuls. Je compte quatre semaines. Nantes ne manque pas d'équipes ; il leur manque une première mise en service et le jeu d'essai qui la tient. Les usines de l'estuaire demandent autre chose, à commencer par le droit d'entrer.",
  },
  en: {
    title: 'AI freelancer for Nantes: four weeks, then I leave',
    description:
      'Support for software teams in Nantes and along the estuary: four weeks of pairing, what stays behind, the regional innovation desk, and site access rules.',
    heading: 'Support for Nantes teams, no lock-in',
    name: 'AI freelancer for Nantes',
    hint: 'Help for your developers, and knowledge that stays with them.',
    lead: 'Write the first feature together, in your repository, and leave once your developers fix it alone. I count on four weeks. Nantes has teams enough; what they lack is one AI feature in service and the test set that keeps it there. Factories along the estuary need other things, permission to enter being the first.',
  },
  related: [
    'developpeur-full-stack-ia',
    'faq-integrer-ia-application',
    'evaluer-un-llm-en-production',
    'processus-collaboration',
    'freelance-ia-rennes',
  ],
})
