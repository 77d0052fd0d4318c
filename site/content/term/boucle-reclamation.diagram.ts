import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "La boucle d'un agent chargé d'une réclamation",
    en: 'The loop of an agent in charge of a complaint',
  },
  caption: {
    fr: "Le modèle choisit à chaque tour ; le programme compte les tours et retient ce qui engage de l'argent.",
    en: 'The model chooses at every turn; the program counts turns and holds back what costs money.',
  },
  nodes: {
    goal: { name: { fr: 'Réclamation', en: 'Complaint' }, kind: 'end' },
    choose: {
      name: { fr: 'Choisir', en: 'Choose' },
      detail: { fr: 'le modèle', en: 'the model' },
      icon: 'ia',
    },
    act: {
      name: { fr: 'Agir', en: 'Act' },
      detail: { fr: 'un outil', en: 'one tool' },
      icon: 'code',
    },
    check: {
      name: { fr: 'But atteint ?', en: 'Goal met?' },
      icon: 'check',
    },
    done: { name: { fr: 'Clos', en: 'Closed' }, kind: 'end' },
    person: {
      name: { fr: 'Accord', en: 'Approval' },
      icon: 'user',
      kind: 'person',
    },
    stop: {
      name: { fr: 'Arrêt', en: 'Stop' },
      icon: 'alert',
      kind: 'failure',
    },
  },
  edges: [
    { from: 'goal', to: 'choose', kind: 'main' },
    { from: 'choose', to: 'act', kind: 'main' },
    { from: 'choose', to: 'person', kind: 'plain', label: { fr: 'remboursement', en: 'refund' } },
    { from: 'person', to: 'act', kind: 'plain' },
    { from: 'act', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'choose', kind: 'plain', label: { fr: 'non', en: 'no' } },
    { from: 'check', to: 'done', kind: 'main', label: { fr: 'oui', en: 'yes' } },
    { from: 'check', to: 'stop', kind: 'rare', label: { fr: '8 tours', en: '8 turns' } },
  ],
})
