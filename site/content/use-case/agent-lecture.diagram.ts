import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Lire en boucle, écrire une fois', en: 'Read in a circle, write once' },
  caption: {
    fr: 'L’agent lit autant qu’il faut, en huit appels au plus. Aucun message ne part sans le commercial et, jusqu’au barreau 2, rien n’entre au CRM sans lui.',
    en: 'The agent reads as often as it needs, in eight calls at most. No message leaves without the salesperson and, up to rung 2, nothing enters the CRM either.',
  },
  nodes: {
    meeting: { name: { fr: 'Agenda', en: 'Diary' }, kind: 'end' },
    agent: {
      name: { fr: 'Agent', en: 'Agent' },
      detail: { fr: '8 appels au plus', en: 'up to 8 calls' },
      icon: 'ia',
    },
    sources: {
      name: { fr: 'Sources', en: 'Sources' },
      detail: { fr: 'il lit', en: 'it reads' },
      icon: 'data',
    },
    seller: {
      name: { fr: 'Commercial', en: 'Seller' },
      detail: { fr: 'relit, décide', en: 'decides' },
      icon: 'user',
      kind: 'person',
    },
    sent: { name: { fr: 'Relance', en: 'Follow-up' }, kind: 'end' },
    record: {
      name: { fr: 'Note', en: 'Note' },
      detail: { fr: 'au CRM', en: 'in the CRM' },
      icon: 'pen',
    },
  },
  edges: [
    { from: 'meeting', to: 'agent', kind: 'main' },
    { from: 'agent', to: 'sources' },
    { from: 'agent', to: 'seller', kind: 'main', loop: true },
    { from: 'seller', to: 'sent', kind: 'main' },
    { from: 'seller', to: 'record' },
  ],
})
