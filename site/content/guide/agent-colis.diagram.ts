import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Un colis réclamé, sept nœuds',
    en: 'A parcel claimed, seven nodes',
  },
  caption: {
    fr: "Le modèle ne travaille que dans « Choisir ». Toutes les flèches sont du code. Non dessinées : de « Choisir », vers le brouillon s'il suffit de répondre ; vers une personne, si « Lire » ne trouve aucune commande ou si la réponse du modèle est illisible. Un budget épuisé y mène de partout.",
    en: 'The model works in “Choose” alone. Every arrow is code. Not drawn: from “Choose” to the draft where a reply is enough; to a person where “Read” finds no order, or where no sense can be made of the reply. A spent budget leads there from anywhere.',
  },
  nodes: {
    read: {
      name: { fr: 'Lire', en: 'Read' },
      detail: { fr: 'numéro de commande', en: 'order number' },
      icon: 'doc',
    },
    choose: {
      name: { fr: 'Choisir', en: 'Choose' },
      detail: { fr: 'modèle', en: 'model' },
      icon: 'ia',
    },
    look: {
      name: { fr: 'Regarder', en: 'Look' },
      detail: { fr: 'un outil', en: 'one tool' },
      icon: 'search',
    },
    approve: {
      name: { fr: 'Accord', en: 'Approve' },
      detail: { fr: 'quelqu’un signe', en: 'somebody signs' },
      kind: 'person',
      icon: 'user',
    },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'tout le dossier', en: 'the whole file' },
      kind: 'person',
      icon: 'user',
    },
    act: {
      name: { fr: 'Agir', en: 'Act' },
      detail: { fr: 'clé de paiement', en: 'payment key' },
      icon: 'key',
    },
    draft: {
      name: { fr: 'Brouillon', en: 'Draft' },
      detail: { fr: 'de réponse', en: 'of a reply' },
      icon: 'pen',
    },
  },
  edges: [
    { from: 'read', to: 'choose', kind: 'main' },
    { from: 'choose', to: 'look', label: { fr: 'voir', en: 'see' } },
    { from: 'look', to: 'choose' },
    {
      from: 'choose',
      to: 'approve',
      kind: 'main',
      loop: true,
      label: { fr: 'payer', en: 'pay' },
    },
    { from: 'approve', to: 'person', kind: 'rare', label: { fr: 'non', en: 'no' } },
    { from: 'approve', to: 'act', kind: 'main', label: { fr: 'oui', en: 'yes' } },
    { from: 'act', to: 'draft', kind: 'main' },
  ],
})
