import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Un changement, deux juges, un portillon',
    en: 'One change, two graders, one gate',
  },
  caption: {
    fr: "La ligne qui repart en arrière est la plus utile : une réponse ratée en service devient un cas, et l'on ne la ratera plus sans le savoir.",
    en: 'The line that runs back is the useful one: an answer that failed in live use becomes a case, and cannot fail again unseen.',
  },
  nodes: {
    change: {
      name: { fr: 'Changement', en: 'Change' },
      detail: { fr: 'consigne, modèle, règle', en: 'prompt, model, rule' },
      kind: 'end',
    },
    set: {
      name: { fr: 'Jeu de référence', en: 'Reference set' },
      detail: { fr: '200 cas, trois essais', en: '200 cases, three trials' },
      icon: 'data',
    },
    exact: {
      name: { fr: 'Contrôles exacts', en: 'Exact checks' },
      detail: { fr: 'un programme', en: 'a program' },
      icon: 'code',
    },
    judge: {
      name: { fr: 'Juge', en: 'Judge' },
      detail: { fr: 'un modèle étalonné', en: 'a calibrated model' },
      icon: 'ia',
    },
    gate: {
      name: { fr: 'Portillon', en: 'Gate' },
      detail: { fr: 'passe, lire ou bloque', en: 'pass, read or block' },
      icon: 'shield',
    },
    live: { name: { fr: 'Service', en: 'Live service' }, icon: 'chat' },
    reader: {
      name: { fr: 'Lecture', en: 'Reading' },
      detail: { fr: 'un tirage au sort', en: 'answers drawn by lot' },
      icon: 'user',
      kind: 'person',
    },
  },
  edges: [
    { from: 'change', to: 'set', kind: 'main' },
    { from: 'set', to: 'exact', kind: 'main' },
    { from: 'exact', to: 'judge', kind: 'main' },
    { from: 'judge', to: 'gate', kind: 'main', loop: true },
    { from: 'gate', to: 'live', kind: 'main' },
    { from: 'live', to: 'reader', kind: 'main' },
    { from: 'gate', to: 'change', kind: 'rare', label: { fr: 'bloqué', en: 'blocked' } },
    { from: 'reader', to: 'set', kind: 'plain', label: { fr: 'nouveau cas', en: 'new case' } },
  ],
})
