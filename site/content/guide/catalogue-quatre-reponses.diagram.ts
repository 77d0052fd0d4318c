import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Quatre réponses, et pas une de plus', en: 'Four replies and no fifth' },
  caption: {
    fr: 'Le silence du magasin ne devient jamais un « oui ».',
    en: 'Silence from the shop never turns into a yes.',
  },
  nodes: {
    candidates: { name: { fr: 'Candidats', en: 'Candidates' }, kind: 'end' },
    silent: {
      name: { fr: 'Magasin lu ?', en: 'Shop read?' },
      detail: { fr: 'à temps, et frais', en: 'in time, and fresh' },
      icon: 'clock',
    },
    offline: {
      name: { fr: 'Noms seuls', en: 'Names alone' },
      detail: { fr: 'aucun prix', en: 'no price' },
      kind: 'failure',
    },
    match: {
      name: { fr: 'Un exact ?', en: 'Exact one?' },
      detail: { fr: 'disponible', en: 'in stock' },
      icon: 'check',
    },
    cards: { name: { fr: 'Cartes exactes', en: 'Exact cards' }, kind: 'end' },
    near: {
      name: { fr: 'Un voisin ?', en: 'Near one?' },
      detail: { fr: 'disponible', en: 'in stock' },
      icon: 'flow',
    },
    substitute: {
      name: { fr: 'Remplaçants', en: 'Substitutes' },
      detail: { fr: 'manque affiché', en: 'lack displayed' },
      kind: 'end',
    },
    none: {
      name: { fr: 'Rien', en: 'Nothing' },
      detail: { fr: 'et pourquoi', en: 'and why' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'candidates', to: 'silent', kind: 'main' },
    { from: 'silent', to: 'match', kind: 'main', label: { fr: 'oui', en: 'yes' } },
    { from: 'silent', to: 'offline', kind: 'rare', label: { fr: 'non', en: 'no' } },
    { from: 'match', to: 'cards', kind: 'main', loop: true, label: { fr: 'oui', en: 'yes' } },
    { from: 'match', to: 'near', label: { fr: 'non', en: 'no' } },
    { from: 'near', to: 'substitute', label: { fr: 'oui', en: 'yes' } },
    { from: 'near', to: 'none', kind: 'rare', label: { fr: 'non', en: 'no' } },
  ],
})
