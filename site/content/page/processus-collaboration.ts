import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment se passe une mission, qui fait quoi, et combien de temps cela prend-il ?',
    en: 'How does an engagement run, who does what, and how long does it take?',
  },
  fr: {
    title: 'Processus de collaboration : quatre étapes, un seul fil',
    description:
      'Cadrer, prototyper, construire, transmettre : ce que je fais à chaque étape, ce que vous recevez, et les moments où vous pouvez encore tout arrêter.',
    heading: 'Quatre temps, un seul fil',
    name: 'Processus de collaboration',
    hint: 'Cadrer, prototyper, construire, transmettre : vos livrables à chaque étape.',
    lead: 'Chaque étape se termine par une chose que vous gardez, même si nous en restons là : une note de cadrage, un prototype mesuré sur vos données, une version en ligne, une documentation. Vous décidez de la suite après chacune. De votre côté, il faut une personne qui tranche et un peu de temps pour essayer.',
  },
  en: {
    title: 'How we work together: four stages, and you can stop at each',
    description:
      'Frame, prototype, build, hand over: what I do at each stage, what you receive, what I need from you, and the points where you can still call it off.',
    heading: 'Four stages, one thread',
    name: 'How we work together',
    hint: 'Frame, prototype, build, hand over, with something to keep each time.',
    lead: 'Each stage ends with something that stays yours, even if we go no further: a one-page brief, a prototype scored on your data, a version online, documentation. You decide what comes next after every one of them. From your side it takes one person who decides, and a little time to try things out.',
  },
  related: [
    'contact',
    'tjm-tarifs-developpeur-ia',
    'audit-ia-gratuit',
    'portfolio-projets-cas-etudes',
    'faq',
  ],
})
