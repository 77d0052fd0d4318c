import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Des flux au canal de l’équipe', en: 'From feeds to the team’s channel' },
  caption: {
    fr: 'Notion reçoit tout ce qui a été retenu. L’équipe ne reçoit que ce qu’une personne a laissé passer.',
    en: 'Notion receives all that was kept. The team receives only what a person let through.',
  },
  nodes: {
    feeds: { name: { fr: 'Flux RSS', en: 'RSS feeds' }, kind: 'end' },
    fresh: {
      name: { fr: 'Déjà vu ?', en: 'Seen before?' },
      detail: { fr: 'par le lien', en: 'by its link' },
      icon: 'search',
    },
    sum: {
      name: { fr: 'Résumer', en: 'Sum up' },
      detail: { fr: 'deux phrases', en: 'two sentences' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Contrôler', en: 'Check' },
      detail: { fr: 'phrase et nombres', en: 'sentence, numbers' },
      icon: 'code',
    },
    notion: { name: { fr: 'Notion', en: 'Notion' }, icon: 'doc' },
    person: {
      name: { fr: 'Envoyer ?', en: 'Send?' },
      detail: { fr: 'les titres', en: 'the titles' },
      icon: 'user',
      kind: 'person',
    },
    team: { name: { fr: 'Équipe', en: 'Team' }, kind: 'end' },
    mute: { name: { fr: 'Flux muet', en: 'Silent feed' }, icon: 'alert', kind: 'failure' },
  },
  edges: [
    { from: 'feeds', to: 'fresh', kind: 'main' },
    { from: 'fresh', to: 'sum', kind: 'main' },
    { from: 'sum', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'notion', kind: 'main' },
    { from: 'notion', to: 'person', kind: 'main' },
    { from: 'person', to: 'team', kind: 'main' },
    { from: 'feeds', to: 'mute', kind: 'rare', label: { fr: 'illisible', en: 'unreadable' } },
  ],
})
