import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'Portfolio : études de cas données en exemple',
    description:
      'Des études de cas fictives, étiquetées « Exemple », pour montrer comment je pose un problème, choisis une architecture et décide quoi mesurer.',
    heading: "Portfolio et études de cas, à titre d'exemple",
    name: 'Portfolio',
    hint: "Des cas d'école signalés, aucun client réel.",
    lead: "Les études de cas présentées ici sont des exemples, étiquetés comme tels : aucun client réel, aucun résultat chiffré. Elles montrent ma façon de poser un problème, de choisir une architecture et de décider quoi mesurer. Si l'une ressemble à votre situation, demandez-moi ce qui changerait dans votre cas.",
  },
  en: {
    title: 'Portfolio: case studies given as examples',
    description:
      'Made-up case studies, each labelled “Example”, that show how I frame a problem, choose an architecture and decide what to measure.',
    heading: 'Portfolio and case studies, as examples',
    name: 'Portfolio',
    hint: 'Worked examples, clearly labelled, no real clients.',
    lead: 'Read these as worked examples. Every case study carries an “Example” label, describes no real client and claims no result. What you can judge is how I frame a problem, pick an architecture and decide what to measure. When one looks like yours, it makes a good starting point for a conversation.',
  },
  related: [
    'processus-collaboration',
    'temoignages-clients',
    'cas-usage-rag-documentation',
    'cv',
    'contact',
  ],
})
