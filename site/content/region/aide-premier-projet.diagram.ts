import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "L'aide au premier projet d'IA, Grand Est",
    en: 'Aid for a first AI project, Grand Est',
  },
  nodes: {
    need: {
      name: { fr: 'Une tâche', en: 'One task' },
      detail: { fr: 'écrite', en: 'in writing' },
      kind: 'end',
    },
    diagnosis: { name: { fr: 'Diagnostic IA', en: 'AI diagnosis' }, icon: 'search' },
    request: {
      name: { fr: 'Demande', en: 'Application' },
      detail: { fr: 'à la Région', en: 'to the region' },
    },
    answer: { name: { fr: 'Accord', en: 'Approval' }, icon: 'user', kind: 'person' },
    order: {
      name: { fr: 'Commande', en: 'Order' },
      detail: { fr: 'signée', en: 'signed' },
    },
    measure: { name: { fr: 'Mesure', en: 'Measure' }, kind: 'end' },
  },
  edges: [
    { from: 'need', to: 'diagnosis', kind: 'main' },
    { from: 'diagnosis', to: 'request', kind: 'main' },
    { from: 'request', to: 'answer', kind: 'main', loop: true },
    { from: 'answer', to: 'order', kind: 'main' },
    { from: 'order', to: 'measure', kind: 'main' },
    { from: 'diagnosis', to: 'order', kind: 'rare', label: { fr: 'sans aide', en: 'no aid' } },
  ],
})
