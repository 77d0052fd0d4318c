import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Lire 192 conversations pour en connaître 3 000',
    en: 'Read 192 conversations to know 3,000',
  },
  caption: {
    fr: 'Chaque réponse lue compte autant de fois que sa file le dit : une, cinq ou vingt-cinq. Sans cette pesée, le taux serait quatre fois trop haut.',
    en: 'Each answer counts as often as its queue says: once, five or twenty-five times. Without the weighing the rate would be four times too high.',
  },
  nodes: {
    month: {
      name: { fr: 'Un mois de trafic', en: 'A month of traffic' },
      detail: { fr: '3 000 conversations', en: '3,000 conversations' },
      kind: 'end',
    },
    complaint: {
      name: { fr: 'Une plainte ?', en: 'A complaint?' },
      detail: { fr: '30, toutes lues', en: '30, all read' },
      icon: 'alert',
    },
    handed: {
      name: { fr: 'Transmise ?', en: 'Handed over?' },
      detail: { fr: '270, une sur cinq', en: '270, one in five' },
      icon: 'user',
    },
    rest: {
      name: { fr: 'Le reste', en: 'The rest' },
      detail: { fr: '2 700, une sur 25', en: '2,700, one in 25' },
      icon: 'layers',
    },
    reader: {
      name: { fr: 'Une personne lit', en: 'A person reads' },
      detail: { fr: '30 + 54 + 108 = 192', en: '30 + 54 + 108 = 192' },
      icon: 'doc',
      kind: 'person',
    },
    rate: {
      name: { fr: 'Taux pesé', en: 'Weighted rate' },
      detail: { fr: '4,8 % de fautes', en: '4.8% at fault' },
      icon: 'gauge',
    },
  },
  edges: [
    { from: 'month', to: 'complaint', kind: 'main' },
    { from: 'complaint', to: 'handed', kind: 'main', label: { fr: 'non', en: 'no' } },
    { from: 'handed', to: 'rest', kind: 'main', label: { fr: 'non', en: 'no' } },
    { from: 'complaint', to: 'reader', kind: 'plain', label: { fr: 'oui', en: 'yes' } },
    { from: 'handed', to: 'reader', kind: 'plain', label: { fr: 'oui', en: 'yes' } },
    { from: 'rest', to: 'reader', kind: 'main' },
    { from: 'reader', to: 'rate', kind: 'main', loop: true },
  ],
})
