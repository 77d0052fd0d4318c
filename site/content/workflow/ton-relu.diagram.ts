import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Deux rythmes : le message et la semaine',
    en: 'Two rhythms: the message and the week',
  },
  caption: {
    fr: 'Chaque message devient une ligne. Une ligne sur dix passe sous les yeux d’une personne, et sans ses verdicts le vendredi ne donne aucun chiffre.',
    en: 'Every message becomes a row. One row in ten comes before a person, and without those verdicts Friday gives no figure.',
  },
  nodes: {
    mail: { name: { fr: 'Message', en: 'Message' }, kind: 'end' },
    tone: {
      name: { fr: 'Ton et sujet', en: 'Tone and subject' },
      detail: { fr: 'et la phrase', en: 'and the sentence' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Contrôler', en: 'Check' },
      detail: { fr: 'la phrase y est-elle ?', en: 'is it there?' },
      icon: 'code',
    },
    row: {
      name: { fr: 'Tableur', en: 'Spreadsheet' },
      detail: { fr: 'une ligne', en: 'one row' },
      icon: 'data',
    },
    alert: { name: { fr: 'Alerte', en: 'Alert' }, icon: 'alert' },
    person: {
      name: { fr: 'Verdicts', en: 'Verdicts' },
      detail: { fr: 'une sur dix', en: 'one in ten' },
      icon: 'user',
      kind: 'person',
    },
    week: { name: { fr: 'Chiffres publiés', en: 'Figures published' }, kind: 'end' },
  },
  edges: [
    { from: 'mail', to: 'tone', kind: 'main' },
    { from: 'tone', to: 'check', kind: 'main' },
    { from: 'check', to: 'row', kind: 'main' },
    { from: 'check', to: 'alert', kind: 'rare', label: { fr: 'urgent', en: 'urgent' } },
    { from: 'row', to: 'person', kind: 'main', loop: true },
    { from: 'person', to: 'week', kind: 'main', label: { fr: 'vendredi', en: 'Friday' } },
  ],
})
