import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Une demande, du clic à la réponse',
    en: 'One request, from click to answer',
  },
  caption: {
    fr: "La porte est le seul endroit qui connaît les fournisseurs. Chaque essai est noté. La réponse de secours part à l'heure, sauf demande fausse.",
    en: 'The door is the only place that knows the suppliers. Every attempt is logged. The fallback leaves on time, unless the request is wrong.',
  },
  nodes: {
    ask: {
      name: { fr: 'Demande', en: 'Request' },
      detail: { fr: 'et son délai', en: 'and its deadline' },
      kind: 'end',
    },
    door: {
      name: { fr: 'La porte', en: 'The door' },
      detail: { fr: 'délai, reprise, suivant', en: 'time, retry, next one' },
      icon: 'window',
    },
    log: {
      name: { fr: 'Journal', en: 'Log' },
      detail: { fr: 'une ligne par essai', en: 'one line per attempt' },
      icon: 'doc',
    },
    first: {
      name: { fr: 'Fournisseur A', en: 'Supplier A' },
      detail: { fr: 'modèle choisi', en: 'chosen model' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Contrôle', en: 'Check' },
      detail: { fr: 'la forme', en: 'its form' },
      icon: 'check',
    },
    answer: { name: { fr: 'Réponse', en: 'Answer' }, kind: 'end' },
    second: {
      name: { fr: 'Fournisseur B', en: 'Supplier B' },
      detail: { fr: 'tenu prêt', en: 'kept ready' },
      icon: 'layers',
    },
    fallback: {
      name: { fr: 'Secours', en: 'Fallback' },
      detail: { fr: 'honnête', en: 'honest' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'ask', to: 'door', kind: 'main' },
    { from: 'door', to: 'first', kind: 'main', loop: true },
    { from: 'first', to: 'check', kind: 'main' },
    { from: 'check', to: 'answer', kind: 'main' },
    { from: 'first', to: 'second', kind: 'rare' },
    { from: 'second', to: 'check', kind: 'rare' },
    { from: 'second', to: 'fallback', kind: 'rare' },
    { from: 'fallback', to: 'answer', kind: 'rare' },
    { from: 'door', to: 'log' },
  ],
})
