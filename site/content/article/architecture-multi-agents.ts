import { definePage } from '../define.ts'

export default definePage({
  topic: 'agents',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Architecture multi-agents : quand répartir, quand s'abstenir",
    description:
      'Les signes qui justifient plusieurs agents, ce que coûte chaque passage de relais, et les cas où un agent unique reste le bon choix.',
    heading: 'Plusieurs agents, seulement si un seul ne suffit plus',
    name: 'Architecture multi-agents',
    hint: 'Quand répartir le travail, et ce que cela coûte.',
    lead: "Commencez par un agent unique et relevez ses échecs. La répartition devient utile quand les outils se confondent, quand le contexte déborde, quand deux tâches exigent des droits différents ou quand deux équipes avancent à des rythmes différents. Chaque agent ajouté apporte aussi des appels, des essais et un passage de relais où l'information peut se perdre.",
  },
  en: {
    title: 'Multi-agent architecture: when to split the work',
    description:
      'The signs that call for several agents, the price of each handover, and the cases where a single agent remains the right answer.',
    heading: 'Add a second agent only when one has shown its limits',
    name: 'Multi-agent architecture',
    hint: 'When splitting the work helps, and what each handover costs.',
    lead: 'Every agent you add means more calls, more testing and another handover where details vanish. So the burden of proof is on the split. Four findings justify it: tools get mixed up, the context overflows, two jobs need separate permissions, or two teams release at different speeds. Absent those, improve the single agent you already have.',
  },
  question: {
    fr: "Quand répartir un travail entre plusieurs agents, et quand n'en garder qu'un ?",
    en: 'When should work be divided between several agents, and when is one enough?',
  },
  related: [
    'comparatif-agents-ia',
    'glossaire-agents-ia',
    'developpeur-agents-ia',
    'agentic-ai-workflows',
    'creer-agents-ia-autonomes-langgraph-2025',
  ],
})
