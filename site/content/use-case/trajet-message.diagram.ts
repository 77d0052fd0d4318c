import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Le trajet d’un message', en: 'The way a message goes' },
  caption: {
    fr: 'Deux sorties. Le fil est la question couverte par une fiche. Le reste arrive chez un conseiller, comme ce que le contrôle refuse (pointillés).',
    en: 'Two ways out. The thread is a question that a help note covers. The rest reaches an adviser, and so does what the check refuses (dotted).',
  },
  nodes: {
    message: { name: { fr: 'Message', en: 'Message' }, kind: 'end' },
    sort: {
      name: { fr: 'Trier', en: 'Sort' },
      detail: { fr: 'par motif', en: 'by subject' },
    },
    answer: {
      name: { fr: 'Rédiger', en: 'Draft' },
      detail: { fr: 'fiche citée', en: 'note quoted' },
      icon: 'ia',
    },
    orders: {
      name: { fr: 'Commandes', en: 'Orders' },
      detail: { fr: 'en lecture', en: 'read only' },
    },
    check: {
      name: { fr: 'Contrôler', en: 'Check' },
      detail: { fr: 'montants', en: 'amounts' },
      icon: 'shield',
    },
    adviser: {
      name: { fr: 'Conseiller', en: 'Adviser' },
      detail: { fr: 'et résumé', en: 'and summary' },
      icon: 'user',
      kind: 'person',
    },
    reply: { name: { fr: 'Réponse', en: 'Reply' }, kind: 'end' },
  },
  edges: [
    { from: 'message', to: 'sort', kind: 'main' },
    { from: 'sort', to: 'answer', kind: 'main' },
    { from: 'orders', to: 'answer' },
    { from: 'answer', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'reply', kind: 'main' },
    { from: 'sort', to: 'adviser' },
    { from: 'check', to: 'adviser', kind: 'rare' },
  ],
})
