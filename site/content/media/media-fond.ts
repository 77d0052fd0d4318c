import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Fond du site : les points de nacre, en deux thèmes',
    description:
      'Le fond du site en image fixe, de nuit et de jour, en vectoriel : à poser derrière une diapositive ou à comparer avec sa version animée.',
    heading: 'Le fond',
    name: 'Fond de nacre',
    hint: 'Les points de nacre, en image fixe.',
    lead: "Le fond du site n'est presque rien : des points de nacre, posés assez loin pour ne jamais gêner la lecture. En voici l'image fixe, dans les deux thèmes, en 1600 pixels sur 1000. La version animée, qui suit le défilement et s'écarte du pointeur, se règle sur sa propre page.",
  },
  en: {
    title: "The site's background: points of pearl in two themes",
    description:
      'The background of the site as a still picture, by night and by day, in vectors: for a slide, or to compare with its animated version.',
    heading: 'The background',
    name: 'Pearl background',
    hint: 'The points of pearl, as a still picture.',
    lead: "The background of this site is next to nothing: points of pearl, far enough apart never to get in the way of reading. Here's the still picture, in both themes, 1600 pixels by 1000. Its animated version, which follows scrolling and leans away from the pointer, has a page of its own.",
  },
  related: ['canvas-animations-preview', 'media-oeuvres', 'media-logo', 'galerie-artistique'],
})
